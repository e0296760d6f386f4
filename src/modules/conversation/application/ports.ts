import type { Message } from '../domain/message.ts';
import type { Participants } from '../domain/standing.ts';

export interface Messages {
  /** Holds these people's places in the conversation until the transaction ends: none of them sends or is sent to meanwhile. */
  lockPlaces(orderId: string, userIds: readonly string[]): Promise<void>;
  /** When the sender's latest messages were sent, newest first. */
  latestTimes(orderId: string, senderId: string, limit: number): Promise<readonly Date[]>;
  /** Adds the message, unread for these readers, whose places are locked. */
  add(message: Message, readerIds: readonly string[]): Promise<void>;
  list(orderId: string, part: MessagesPart): Promise<Listed>;
  markRead(orderId: string, userId: string): Promise<void>;
  /** How many messages wait for somebody, by order; orders without any are left out. */
  unreadByOrder(userId: string): Promise<ReadonlyMap<string, number>>;
}

export interface Listed {
  readonly rows: readonly Message[];
  readonly total: number;
  /** Whether counting stopped before the end. */
  readonly atLeast: boolean;
}

export interface MessagesPart {
  readonly from: number;
  readonly limit: number;
  readonly descending: boolean;
  readonly ids?: readonly string[];
}

/** Who talks about which order. Bound by main to the order module. */
export interface Orders {
  /** Unknown orders are left out. */
  participantsOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, Participants>>;
}

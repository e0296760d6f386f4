import type { Money } from '#kernel/money.ts';
import type { RateLimit, TimeRange } from '#kernel/ports.ts';
import type { Message } from '../domain/message.ts';
import type { Report } from '../domain/report.ts';
import type { Receipt } from '../domain/receipt.ts';
import type { Participants } from '../domain/standing.ts';

export interface Messages {
  /** Holds these people's places in the conversation until the transaction ends: none of them sends or is sent to meanwhile. */
  lockPlaces(orderId: string, userIds: readonly string[]): Promise<void>;
  /** When the sender's latest messages were sent, newest first. */
  latestTimes(orderId: string, senderId: string, limit: number): Promise<readonly Date[]>;
  /** What the sender's program has sent already under this name. */
  findByClientId(orderId: string, senderId: string, clientId: string): Promise<Message | undefined>;
  /** The highest place that is taken in the conversation, or was at the end of a millisecond; 0 where nothing was said. */
  newestSeq(orderId: string, until?: Date): Promise<number>;
  /** Adds the message, unread for these readers, whose places are locked. */
  add(message: Message, readerIds: readonly string[]): Promise<void>;
  list(part: MessagesPart): Promise<Listed>;
  /** How far these people have got; who has no place is left out. */
  receiptsOf(orderId: string, userIds: readonly string[]): Promise<ReadonlyMap<string, Receipt>>;
  /** Writes down how far somebody has got, whose place is locked, and how much is left to read. */
  saveReceipt(orderId: string, userId: string, receipt: Receipt): Promise<void>;
  /** How many messages wait for somebody, by order; orders without any are left out. */
  unreadByOrder(userId: string): Promise<ReadonlyMap<string, number>>;
}

/** How much anybody may write; bound to the settings. */
export interface MessageRules {
  limit(): RateLimit;
}

export interface Listed {
  readonly rows: readonly Message[];
  readonly total: number;
  /** Whether counting stopped before the end. */
  readonly atLeast: boolean;
}

/** A part of one conversation, by place, or of all of them, by time. */
export interface MessagesPart {
  readonly from: number;
  readonly limit: number;
  readonly descending: boolean;
  readonly ids?: readonly string[] | undefined;
  readonly orderIds?: readonly string[] | undefined;
  readonly senderIds?: readonly string[] | undefined;
  readonly roles?: readonly string[] | undefined;
  /** Whether something in them reads like a way to meet outside. */
  readonly hasContacts?: boolean | undefined;
  /** When they were written. */
  readonly created?: TimeRange | undefined;
  /** Words that stand in them. */
  readonly search?: string | undefined;
  /** Places before and after which to look: however long the conversation, the next part costs the same. */
  readonly before?: number | undefined;
  readonly after?: number | undefined;
}

/** Messages that somebody has reported. */
export interface Reports {
  /** False where this reader has reported this message already. */
  add(report: Report): Promise<boolean>;
  /** Locks the report until the transaction ends. */
  lock(id: string): Promise<Report | undefined>;
  save(report: Report): Promise<void>;
  list(part: ReportsPart): Promise<ListedReports>;
}

export interface ListedReports {
  /** Each with the message's text as it stands. */
  readonly rows: readonly (Report & { readonly text: string })[];
  readonly total: number;
  readonly atLeast: boolean;
}

export interface ReportsPart {
  readonly from: number;
  readonly limit: number;
  readonly descending: boolean;
  /** Column → the values of which one must be met. */
  readonly where: {
    readonly [N in 'id' | 'state' | 'orderId' | 'messageId' | 'senderId' | 'reporterId']?:
      | readonly string[]
      | undefined;
  };
  /** When it was reported. */
  readonly created?: TimeRange | undefined;
}

/** What people have in their wallets; bound to the wallet module. */
export interface Balances {
  /** Whoever never had money is not in the map; null for a balance that can't be read. */
  shownBalancesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, Money | null>>;
}

/** Takes a fee from a wallet, in the running transaction. Answered by the wallet module. */
export interface Fees {
  /** @throws wallet.insufficient_balance */
  charge(of: {
    readonly reportId: string;
    readonly userId: string;
    readonly orderId: string;
    readonly amount: Money;
    readonly reason: string;
    readonly actorId: string;
  }): Promise<void>;
}

/** Who talks about which order. Answered by the order module. */
export interface Orders {
  /** Unknown orders are left out. */
  participantsOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, Participants>>;
  /** The same of one order, which stays as it is until the transaction ends. */
  hold(orderId: string): Promise<Participants | undefined>;
}

/** Who still has their account. Answered by identity. */
export interface Accounts {
  /** Until the running transaction ends it stays so. */
  holdActive(userId: string): Promise<boolean>;
}

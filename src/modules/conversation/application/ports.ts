import type { Listed, Part } from '#kernel/lists.ts';
import type { Money } from '#kernel/money.ts';
import type { RateLimit, TimeRange } from '#kernel/ports.ts';
import type { Message } from '../domain/message.ts';
import type { Report } from '../domain/report.ts';
import type { Receipt } from '../domain/receipt.ts';
import type { Participants } from '../domain/standing.ts';

export interface Messages {
  /**
   * Locks these people's places in the conversation until the transaction ends. Sending locks the places of sender and
   * readers.
   */
  lockPlaces(orderId: string, userIds: readonly string[]): Promise<void>;
  /** Times of the sender's latest messages, newest first. */
  latestTimes(orderId: string, senderId: string, limit: number): Promise<readonly Date[]>;
  /** The message that the sender's client has already sent with this idempotency key. */
  findByClientId(orderId: string, senderId: string, clientId: string): Promise<Message | undefined>;
  /**
   * The highest message number of the conversation, optionally up to the end of `until`'s millisecond; 0 without messages.
   */
  newestSeq(orderId: string, until?: Date): Promise<number>;
  /** Adds the message, unread for these readers. Their places have to be locked. */
  add(message: Message, readerIds: readonly string[]): Promise<void>;
  list(part: MessagesPart): Promise<Listed<Message>>;
  /** Receipts by user. Users without a place are left out. */
  receiptsOf(orderId: string, userIds: readonly string[]): Promise<ReadonlyMap<string, Receipt>>;
  /** Writes a receipt and the number of unread messages. The user's place has to be locked. */
  saveReceipt(orderId: string, userId: string, receipt: Receipt): Promise<void>;
  /** A user's unread messages per order. Orders without any are left out. */
  unreadByOrder(userId: string): Promise<ReadonlyMap<string, number>>;
}

/** The rate limit of messages; bound to the settings. */
export interface MessageRules {
  limit(): RateLimit;
}

/** A page of one conversation, sorted by message number, or of all conversations, sorted by time. */
export interface MessagesPart extends Part {
  readonly ids?: readonly string[] | undefined;
  readonly orderIds?: readonly string[] | undefined;
  readonly senderIds?: readonly string[] | undefined;
  readonly roles?: readonly string[] | undefined;
  /** True: only messages with contact data in their text. False: only messages without. */
  readonly hasContacts?: boolean | undefined;
  /** When the messages were written. */
  readonly created?: TimeRange | undefined;
  /** Words that must all occur in the text. */
  readonly search?: string | undefined;
  /** Message numbers as keyset cursors: every page costs the same, however long the conversation is. */
  readonly before?: number | undefined;
  readonly after?: number | undefined;
}

/** Reports of messages. */
export interface Reports {
  /** @returns false if this reader has reported this message already */
  add(report: Report): Promise<boolean>;
  /** Locks the report until the transaction ends. */
  lock(id: string): Promise<Report | undefined>;
  save(report: Report): Promise<void>;
  list(part: ReportsPart): Promise<Listed<Report & { readonly text: string }>>;
}

export interface ReportsPart extends Part {
  /** Each column lists alternative values; one of them has to match. */
  readonly where: {
    readonly [N in 'id' | 'state' | 'orderId' | 'messageId' | 'senderId' | 'reporterId']?:
      | readonly string[]
      | undefined;
  };
  /** When the message was reported. */
  readonly created?: TimeRange | undefined;
}

/** Wallet balances; bound to the wallet module. */
export interface Balances {
  /** Users who never had money are not in the map. Null for a balance that can't be parsed. */
  shownBalancesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, Money | null>>;
}

/** Takes a fee from a wallet, in the running transaction. Bound to the wallet module. */
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

/** The sides of conversations; bound to the order module. */
export interface Orders {
  /** Unknown orders are left out. */
  participantsOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, Participants>>;
  /** The same for one order. Locks the order, so that its state and booster stay until the transaction ends. */
  lock(orderId: string): Promise<Participants | undefined>;
}

/** Whether accounts are active; bound to identity. */
export interface Accounts {
  /** Locks the account, so that it can't be deleted or banned until the running transaction ends. */
  lockActive(userId: string): Promise<boolean>;
}

// Ports that every module may need; their adapters live in platform.

export interface Clock {
  now(): Date;
}

/** By this process's clock and by the database's, the earlier: one that is fast would count past what others have yet to write. */
export interface SharedClock {
  now(): Promise<Date>;
}

export interface Ids {
  /** A new UUID, version 7: unique and in the order of creation. */
  next(): string;
}

/** Display names by user; answered by identity. */
export interface Names {
  namesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** Ids in mailed links. The context is what a link does not say, but is good for alone: the address that it was mailed to. */
export interface SignedIds {
  sign(id: string, context?: string, expiresAt?: Date): string;
  /** The id that a token names, genuine or not. */
  idOf(token: string): string | undefined;
  /** The id of a genuine token of this context that has not ended. */
  read(token: string, context?: string, now?: Date): string | undefined;
}

/** A unit of work on the database. */
export interface Transactions {
  /**
   * Runs the work in one transaction, or joins the one that is running. A serialization failure or a deadlock runs
   * it again from the start, so the work must have no effect but on the database.
   */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * The transaction with its time, its ids and its events. The time is read anew at each call, because a lock that was waited for may have
 * taken long: what is written after it must not look older than what the other transaction wrote.
 */
export interface UnitOfWork<E = never> extends Transactions {
  now(): Date;
  /** A new UUID, version 7. */
  newId(): string;
  /** Says what happened: the module's projections turn it into news, which are told before the running transaction commits. */
  readonly record: (...events: readonly E[]) => void;
}

/** Who receives a live event: one user, or everyone at the console who may read such things. */
export type Audience = { readonly user: string } | { readonly scope: string };

/** What leaves the process after the transaction: written to the outbox within it, relayed in commit order. */
export interface LiveEvent {
  readonly type: 'order' | 'message' | 'receipt' | 'match' | 'ticket' | 'notification' | 'wallet' | 'device' | 'house';
  readonly to: readonly Audience[];
  readonly data: object;
}

/** From a value on, below another; open where one is missing. */
export interface Range<T> {
  readonly from?: T | undefined;
  readonly to?: T | undefined;
}
export type TimeRange = Range<Date>;
/** In kuruş. */
export type AmountRange = Range<number>;

export interface Outbox {
  /** Must be called inside a transaction; the events go out if and only if it commits. */
  publish(events: readonly LiveEvent[]): Promise<void>;
}

export interface JobOptions {
  /** Not before this time. */
  readonly startAfter?: Date;
  /** A job with the same key that still waits is not sent again. */
  readonly singletonKey?: string;
}

export interface Jobs {
  /** Enqueues in the running transaction (the job exists if and only if it commits), or at once outside of one. */
  send(queue: string, data: object, options?: JobOptions): Promise<void>;
}

/** Records at which a sweep failed: they rest, ever longer, before it tries them again. */
export interface SweepFailures {
  add(sweep: string, id: string): Promise<void>;
  /** Those that still rest. */
  resting(sweep: string): Promise<readonly string[]>;
}

export interface RateLimit {
  readonly attempts: number;
  readonly windowSeconds: number;
}

/** How a limit stands after it has counted one. */
export interface Quota {
  readonly limit: RateLimit;
  readonly left: number;
  /** Seconds until all of it is there again. */
  readonly resetSeconds: number;
  /** 0 where this one was within the limit. */
  readonly retryAfterSeconds: number;
}

export interface RateLimits {
  /**
   * Counts one attempt under each key over all processes. Outside of a transaction refused ones count, too; within one, what
   * is rolled back is not counted.
   * @returns the seconds after which the fullest of them takes another attempt; 0 where all of them took this one.
   */
  count(attempts: readonly { readonly key: string; readonly limit: RateLimit }[]): Promise<number>;
  /** Counts one under a key that is told how much it has left. */
  take(key: string, limit: RateLimit): Promise<Quota>;
  /** Forgets what was counted under this key. */
  forgive(key: string): Promise<void>;
}

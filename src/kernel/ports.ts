// Ports that every module may need; their adapters are in platform.

export interface Clock {
  now(): Date;
}

/**
 * The earlier of this process's clock and the database's clock. If a clock runs ahead, a count would include a period in which
 * others can still write.
 */
export interface SharedClock {
  now(): Promise<Date>;
}

export interface Ids {
  /** A new UUID, version 7: unique and in the order of creation. */
  next(): string;
}

/** Display names by user; implemented by identity. */
export interface Names {
  namesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/**
 * Signed ids in mailed links. The signature is valid only for a context that is not in the link, for example the address that
 * the link was mailed to.
 */
export interface SignedIds {
  sign(id: string, context?: string, expiresAt?: Date): string;
  /** The id in a token, without checking its signature. */
  idOf(token: string): string | undefined;
  /** The id of a token with a valid signature for this context that has not expired. */
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
 * A transaction with its time, ids and events. The time is read at each call, because waiting for a lock may take long: rows
 * written after the wait must not look older than those of the other transaction.
 */
export interface UnitOfWork<E = never> extends Transactions {
  now(): Date;
  /** A new UUID, version 7. */
  newId(): string;
  /**
   * Records events. The module's projections turn them into news, which are delivered before the running transaction commits.
   */
  readonly record: (...events: readonly E[]) => void;
}

/** The receivers of a live event: one user, or all staff with a scope. */
export type Audience = { readonly user: string } | { readonly scope: string };

/** An event for open pages: written to the outbox within the transaction, relayed in commit order. */
export interface LiveEvent {
  readonly type:
    | 'order'
    | 'message'
    | 'receipt'
    | 'match'
    | 'ticket'
    | 'notification'
    | 'wallet'
    | 'device'
    | 'console';
  readonly to: readonly Audience[];
  readonly data: object;
}

/** A range from a value (inclusive) to another (exclusive); a missing bound is open. */
export interface Range<T> {
  readonly from?: T | undefined;
  readonly to?: T | undefined;
}
export type TimeRange = Range<Date>;
/** In kuruş. */
export type AmountRange = Range<number>;

export interface Outbox {
  /** Call it inside a transaction: the events are sent if and only if it commits. */
  publish(events: readonly LiveEvent[]): Promise<void>;
}

export interface JobOptions {
  /** Not before this time. */
  readonly startAfter?: Date;
  /** A job is not sent if another job with the same key is still waiting. */
  readonly singletonKey?: string;
}

export interface Jobs {
  /** Enqueues in the running transaction (the job exists if and only if it commits), or at once outside of one. */
  send(queue: string, data: object, options?: JobOptions): Promise<void>;
}

/**
 * Records for which a sweep failed. After each further failure the sweep skips the record for a longer time before it tries
 * again.
 */
export interface SweepFailures {
  add(sweep: string, id: string): Promise<void>;
  /** The records to skip now. */
  resting(sweep: string): Promise<readonly string[]>;
}

export interface RateLimit {
  readonly attempts: number;
  readonly windowSeconds: number;
}

/** The state of a limit after it has counted an attempt. */
export interface Quota {
  readonly limit: RateLimit;
  readonly left: number;
  /** Seconds until the whole limit is available again. */
  readonly resetSeconds: number;
  /** 0 if this attempt was within the limit. */
  readonly retryAfterSeconds: number;
}

export interface RateLimits {
  /**
   * Counts one attempt under each key, over all processes. Outside of a transaction, refused attempts count too; within one, a
   * rollback undoes the count.
   * @returns the seconds after which all keys allow another attempt; 0 if all allowed this one
   */
  count(attempts: readonly { readonly key: string; readonly limit: RateLimit }[]): Promise<number>;
  /** Counts one attempt under a key and answers how much is left. */
  take(key: string, limit: RateLimit): Promise<Quota>;
  /** Resets the count of this key. */
  forgive(key: string): Promise<void>;
}

import { AsyncLocalStorage } from 'node:async_hooks';

/** The deadline of one request for all its waits for the database. Overlapping waits are counted once. */
export class Deadline {
  #left: number;
  #waiting = 0;
  /** When the first of the current overlapping waits began. */
  #since = 0;
  readonly #isAnswering: () => boolean;
  #waited = 0;

  /**
   * @param isAnswering whether the answer has begun. A long export sends many statements: after its answer has begun, only the
   * timeout of each statement applies
   */
  constructor(milliseconds: number, isAnswering: () => boolean) {
    this.#left = milliseconds;
    this.#isAnswering = isAnswering;
  }

  /** Milliseconds that it may still wait. */
  get left(): number {
    if (this.#isAnswering()) return Number.POSITIVE_INFINITY;
    return this.#left - (this.#waiting > 0 ? performance.now() - this.#since : 0);
  }

  /** Milliseconds of all waits that have ended. */
  get waited(): number {
    return this.#waited;
  }

  begin(): void {
    if (this.#waiting++ === 0) this.#since = performance.now();
  }

  end(): void {
    if (--this.#waiting > 0) return;
    const waited = performance.now() - this.#since;
    this.#waited += waited;
    this.#left -= waited;
  }

  /** Extends the deadline, so that at least this many milliseconds are left from now on. */
  extend(milliseconds: number): void {
    this.#left += Math.max(0, milliseconds - this.left);
  }
}

/** The deadline of the running request. Work outside of a request has only the timeouts of its statements. */
const running = new AsyncLocalStorage<Deadline>();

export const withDeadline = <T>(deadline: Deadline, work: () => T): T => running.run(deadline, work);

/** The running request's deadline; undefined outside of a request. */
export const runningDeadline = (): Deadline | undefined => running.getStore();

/** Milliseconds that the running request may still wait. */
export const timeLeft = (): number => running.getStore()?.left ?? Number.POSITIVE_INFINITY;

/**
 * Extends the running request's deadline to at least this many milliseconds from now, for work that has to follow a completed
 * step.
 */
export const extendDeadline = (milliseconds: number): void => running.getStore()?.extend(milliseconds);

/** Milliseconds for {@link extendDeadline} if the result of work in another system has to be stored. */
export const toKeep = 1_000;

/** Counts the whole time of the work against the request's deadline, even if the work waits for another request's query. */
export const withinDeadline = async <T>(work: () => Promise<T>): Promise<T> => {
  const deadline = running.getStore();
  deadline?.begin();
  try {
    return await work();
  } finally {
    deadline?.end();
  }
};

export const deadlineExceeded = 'deadline_exceeded';

/** The running request's deadline for the database is over. The database may be healthy. */
export class DeadlineExceeded extends Error {
  /** Set in place of a SQLSTATE, because MikroORM wraps this error and keeps only its code. */
  readonly code = deadlineExceeded;

  constructor() {
    super('the database has not answered in the time that the request has');
  }
}

/** Switches off the statement timeout for one transaction. */
export const endlessStatements = 'set local statement_timeout = 0';

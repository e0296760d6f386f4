import { AsyncLocalStorage } from 'node:async_hooks';
import type { Client, Pool, PoolClient } from 'pg';

/** The deadline of one request for all its waits for the database. Overlapping waits are counted once. */
export class Deadline {
  #left: number;
  #waiting = 0;
  /** When the first of the current overlapping waits began. */
  #since = 0;
  readonly #isAnswering: () => boolean;

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

  begin(): void {
    if (this.#waiting++ === 0) this.#since = performance.now();
  }

  end(): void {
    if (--this.#waiting === 0) this.#left -= performance.now() - this.#since;
  }

  /** Extends the deadline, so that at least this many milliseconds are left from now on. */
  extend(milliseconds: number): void {
    this.#left += Math.max(0, milliseconds - this.left);
  }
}

/** The deadline of the running request. Work outside of a request has only the timeouts of its statements. */
const running = new AsyncLocalStorage<Deadline>();

export const withDeadline = <T>(deadline: Deadline, work: () => T): T => running.run(deadline, work);

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

type Asking = (...asked: readonly unknown[]) => unknown;

/** Switches off the statement timeout for one transaction. */
export const endlessStatements = 'set local statement_timeout = 0';
const ending = /^\s*(?:commit|rollback)\b/i;
/** A BEGIN is always sent, because Kysely returns a connection to the pool only after a BEGIN that was answered or failed. */
const beginning = /^\s*(?:begin|start transaction)\b/i;
/** Milliseconds that a COMMIT or ROLLBACK gets even after the deadline, so that its outcome is known. */
const toEnd = 750;

/**
 * Client-side statement timeout. A working database ends each statement by its own timeout. If the database goes silent, only
 * the client can notice. The connection is broken if a statement is not answered within `longest` milliseconds or within its
 * request's deadline, so that no other statement waits behind it. The statement then fails as after a lost connection, or with
 * {@link DeadlineExceeded}. If the request's deadline is already over, the statement is not sent and the connection is kept.
 */
export const limitWaiting = (pool: Pool, longest: number): void => {
  pool.on('connect', (client: PoolClient) => {
    const query = client.query.bind(client) as Asking;
    let endless = false;
    let given: DeadlineExceeded | undefined;
    const limited: Asking = (...asked) => {
      if (given) return Promise.reject(given);
      const [text] = asked;
      const isEnd = typeof text === 'string' && ending.test(text);
      const isOver = typeof text === 'string' && !isEnd && !beginning.test(text) && !endless && timeLeft() <= 0;
      if (isOver && !hasCallback(asked)) return Promise.reject(new DeadlineExceeded());
      if (text === endlessStatements) endless = true;
      else if (isEnd) endless = false;
      const answer = query(...asked);
      if (!isPromise(answer) || endless) return answer;
      return limitedTo({ longest, atLeast: isEnd ? toEnd : 0 }, answer, (over) => {
        given = over;
        // while the client waits for an answer, `end` closes its socket at once
        void (client as unknown as Client).end();
      });
    };
    Object.assign(client, { query: limited });
  });
  const connect = pool.connect.bind(pool) as Asking;
  Object.assign(pool, {
    connect: (...asked: readonly unknown[]) => {
      if (timeLeft() <= 0 && !hasCallback(asked)) return Promise.reject(new DeadlineExceeded());
      const connecting = connect(...asked);
      if (!isPromise(connecting)) return connecting;
      let late = false;
      const client = (connecting as Promise<PoolClient>).then((come) => {
        if (late) come.release(); // the caller has got an error already
        return come;
      });
      return limitedTo({ longest, atLeast: 0 }, client, (over) => (late = over !== undefined));
    },
  });
};

const hasCallback = (asked: readonly unknown[]): boolean => typeof asked.at(-1) === 'function';
/** Calls with a callback or a cursor return no promise; only the driver uses them, not requests. */
const isPromise = (answer: unknown): answer is Promise<unknown> => answer instanceof Promise;

/** The answer, or an error when the request's deadline or the statement's limit is over. */
const limitedTo = <T>(
  { longest, atLeast }: { readonly longest: number; readonly atLeast: number },
  answer: Promise<T>,
  giveUp: (over: DeadlineExceeded | undefined) => void,
): Promise<T> =>
  new Promise((resolve, reject) => {
    const deadline = running.getStore();
    const left = Math.max(atLeast, deadline?.left ?? longest);
    deadline?.begin();
    const timer = setTimeout(
      () => {
        const over = left < longest ? new DeadlineExceeded() : undefined;
        giveUp(over);
        if (over) reject(over);
      },
      Math.min(longest, left),
    );
    const end = () => {
      clearTimeout(timer);
      deadline?.end();
    };
    answer.then(
      (given) => {
        end();
        resolve(given);
      },
      (error: unknown) => {
        end();
        reject(error);
      },
    );
  });

import { AsyncLocalStorage } from 'node:async_hooks';
import type { Client, Pool, PoolClient } from 'pg';

/** How long one request waits for its database, over all that it asks there; what it asks at once it waits for once. */
export class Patience {
  #left: number;
  #waiting = 0;
  /** When the first of those began that are waited for now. */
  #since = 0;
  readonly #isAnswering: () => boolean;

  /** @param isAnswering whether its answer has begun: a long table comes in many statements, and each has its own time then. */
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

  /** So many milliseconds are left from here on in any case. */
  leave(milliseconds: number): void {
    this.#left += Math.max(0, milliseconds - this.left);
  }
}

/** Of the running request; work that is nobody's waits as long as its statements may. */
const running = new AsyncLocalStorage<Patience>();

export const withPatience = <T>(patience: Patience, work: () => T): T => running.run(patience, work);

/** Milliseconds that the running request may still wait. */
export const patienceLeft = (): number => running.getStore()?.left ?? Number.POSITIVE_INFINITY;

/** What comes now has so many milliseconds in any case: it follows from what has been done. */
export const leavePatience = (milliseconds: number): void => running.getStore()?.leave(milliseconds);

/** Milliseconds for {@link leavePatience} where it is to be written down what became of work elsewhere. */
export const toKeep = 1_000;

/** Work whose whole time is waiting, also where it waits for what another request has asked. */
export const patiently = async <T>(work: () => Promise<T>): Promise<T> => {
  const patience = running.getStore();
  patience?.begin();
  try {
    return await work();
  } finally {
    patience?.end();
  }
};

export const patienceOver = 'patience_over';

/** The running request has waited for its database as long as it may. Nothing is said of the database by this. */
export class PatienceOver extends Error {
  /** Where a SQLSTATE would be: what MikroORM makes of this has its code, and nothing else. */
  readonly code = patienceOver;

  constructor() {
    super('the database has not answered in the time that the request has');
  }
}

type Asking = (...asked: readonly unknown[]) => unknown;

/** For one transaction: a statement of it may take as long as it does. */
export const endlessStatements = 'set local statement_timeout = 0';
const ending = /^\s*(?:commit|rollback)\b/i;
/** Is asked in any case: Kysely gives a connection back only after a BEGIN that was answered, or where it broke. */
const beginning = /^\s*(?:begin|start transaction)\b/i;
/** Milliseconds that the end of a transaction has in any case: what was done is not left in doubt for a moment's sake. */
const toEnd = 750;

/**
 * A database that is there ends each statement in its own time; of one that went silent only this side can tell. A
 * statement that is not answered in `longest` milliseconds, or in what its request has left, breaks its connection, so
 * that nothing else waits behind it: it fails as any that was lost, or as {@link PatienceOver}. Whose request has nothing
 * left is not asked: its connection has done no wrong.
 */
export const limitWaiting = (pool: Pool, longest: number): void => {
  pool.on('connect', (client: PoolClient) => {
    const query = client.query.bind(client) as Asking;
    let endless = false;
    let given: PatienceOver | undefined;
    const limited: Asking = (...asked) => {
      if (given) return Promise.reject(given);
      const [text] = asked;
      const isEnd = typeof text === 'string' && ending.test(text);
      const isOver = typeof text === 'string' && !isEnd && !beginning.test(text) && !endless && patienceLeft() <= 0;
      if (isOver && !hasCallback(asked)) return Promise.reject(new PatienceOver());
      if (text === endlessStatements) endless = true;
      else if (isEnd) endless = false;
      const answer = query(...asked);
      if (!isPromise(answer) || endless) return answer;
      return limitedTo({ longest, atLeast: isEnd ? toEnd : 0 }, answer, (over) => {
        given = over;
        // a client that waits for an answer ends by cutting its socket
        void (client as unknown as Client).end();
      });
    };
    Object.assign(client, { query: limited });
  });
  const connect = pool.connect.bind(pool) as Asking;
  Object.assign(pool, {
    connect: (...asked: readonly unknown[]) => {
      if (patienceLeft() <= 0 && !hasCallback(asked)) return Promise.reject(new PatienceOver());
      const connecting = connect(...asked);
      if (!isPromise(connecting)) return connecting;
      let late = false;
      const client = (connecting as Promise<PoolClient>).then((come) => {
        if (late) come.release(); // whoever wanted it has been told
        return come;
      });
      return limitedTo({ longest, atLeast: 0 }, client, (over) => (late = over !== undefined));
    },
  });
};

const hasCallback = (asked: readonly unknown[]): boolean => typeof asked.at(-1) === 'function';
/** With a callback, or as a cursor, it is no promise: both are the driver's own and not what requests use. */
const isPromise = (answer: unknown): answer is Promise<unknown> => answer instanceof Promise;

/** The answer, or that the time for it is over: the request's, or of all that is asked. */
const limitedTo = <T>(
  { longest, atLeast }: { readonly longest: number; readonly atLeast: number },
  answer: Promise<T>,
  giveUp: (over: PatienceOver | undefined) => void,
): Promise<T> =>
  new Promise((resolve, reject) => {
    const patience = running.getStore();
    const left = Math.max(atLeast, patience?.left ?? longest);
    patience?.begin();
    const timer = setTimeout(
      () => {
        const over = left < longest ? new PatienceOver() : undefined;
        giveUp(over);
        if (over) reject(over);
      },
      Math.min(longest, left),
    );
    const end = () => {
      clearTimeout(timer);
      patience?.end();
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

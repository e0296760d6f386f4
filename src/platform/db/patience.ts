import { AsyncLocalStorage } from 'node:async_hooks';
import type { Client, Pool, PoolClient } from 'pg';

/** How long one request waits for its database, over all that it asks there. */
export interface Patience {
  /** Milliseconds that are left; waiting takes from them. */
  left: number;
  /** Whether its answer has begun: a long table comes in many statements, and each has its own time then. */
  readonly isAnswering: () => boolean;
}

const waiting = new AsyncLocalStorage<Patience>();

/** What the work asks of the database, it waits for no longer than this in all; after it the connection is given up. */
export const withPatience = <T>(patience: Patience, work: () => T): T => waiting.run(patience, work);

/**
 * Work whose whole time is waiting, also where it waits for what another request has asked.
 * @param leaving milliseconds that are left in any case
 */
export const patiently = async <T>(work: () => Promise<T>, leaving = 0): Promise<T> => {
  const patience = waiting.getStore();
  if (!patience) return work();
  const [{ left }, began] = [patience, performance.now()];
  try {
    return await work();
  } finally {
    patience.left = Math.min(patience.left, Math.max(leaving, left - (performance.now() - began)));
  }
};

type Asking = (...asked: readonly unknown[]) => unknown;

/** For one transaction: a statement of it may take as long as it does. */
export const endlessStatements = 'set local statement_timeout = 0';

/**
 * A database that is there ends each statement in its own time; of one that went silent only this side can tell. A
 * statement that is not answered in `longest` milliseconds, or in what its request has left, breaks its connection: it
 * fails as any that was lost, and nothing else waits behind it.
 */
export const limitWaiting = (pool: Pool, longest: number): void => {
  pool.on('connect', (client: PoolClient) => {
    const query = client.query.bind(client) as Asking;
    // a client that waits for an answer ends by cutting its socket
    const giveUp = () => void (client as unknown as Client).end();
    let endless = false;
    const limited: Asking = (...asked) => {
      const [text] = asked;
      if (text === endlessStatements) endless = true;
      else if (endless && typeof text === 'string' && /^\s*(?:commit|rollback)\b/i.test(text)) endless = false;
      const answer = query(...asked);
      return isPromise(answer) && !endless ? waited(answer, longest, giveUp) : answer;
    };
    Object.assign(client, { query: limited });
  });
  const connect = pool.connect.bind(pool) as Asking;
  Object.assign(pool, {
    connect: (...asked: readonly unknown[]) => {
      const connecting = connect(...asked);
      return isPromise(connecting) ? inTime(connecting as Promise<PoolClient>, longest) : connecting;
    },
  });
};

/** With a callback, or as a cursor, it is no promise: both are the driver's own and not what requests use. */
const isPromise = (answer: unknown): answer is Promise<unknown> => answer instanceof Promise;

const waited = (answer: Promise<unknown>, longest: number, giveUp: () => void): Promise<unknown> =>
  answer.finally(measured(longest, giveUp).end);

/** A connection, or none in time: one that comes later goes back unused. */
const inTime = (connecting: Promise<PoolClient>, longest: number): Promise<PoolClient> =>
  new Promise((resolve, reject) => {
    let late = false;
    const { end } = measured(longest, () => {
      late = true;
      reject(new Error('timeout exceeded when trying to connect'));
    });
    connecting.finally(end).then((client) => (late ? client.release() : resolve(client)), reject);
  });

/** Gives up when the time is over; `end` stops that, and takes from the request's patience what was waited. */
const measured = (longest: number, giveUp: () => void): { readonly end: () => void } => {
  const patience = waiting.getStore();
  const limited = patience && !patience.isAnswering() ? patience : undefined;
  const began = performance.now();
  const timer = setTimeout(giveUp, limited ? Math.max(0, Math.min(longest, limited.left)) : longest);
  return {
    end: () => {
      clearTimeout(timer);
      if (limited) limited.left -= performance.now() - began;
    },
  };
};

import type { Socket } from 'node:net';
import type { Client, DatabaseError, Pool, PoolClient, QueryResult } from 'pg';
import { type Deadline, DeadlineExceeded, endlessStatements, runningDeadline, timeLeft } from './deadline.ts';
import { serializationFailed, transactionFailed } from './sql-state.ts';
import { nameOf, renameStatements, timesRenamed } from './statement-names.ts';

const ending = /^\s*(?:commit|rollback)\b/i;
const undoing = /^\s*rollback\b/i;
/** It ends a savepoint, and the transaction goes on. */
const undoingPart = /^\s*rollback\s+to\b/i;
const committing = /^\s*commit\b/i;
const beginning = /^\s*(?:begin|start transaction)\b/i;
/** Milliseconds that a COMMIT or ROLLBACK gets after it was sent and after the deadline, so that its outcome is known. */
const toEnd = 750;

type Asking = (...asked: readonly unknown[]) => unknown;
type Answered = (error: Error | undefined, result: QueryResult) => void;
/** What @types/pg does not declare. */
type Wired = PoolClient &
  Client & {
    readonly connection: { readonly stream: Socket; readonly parsedStatements: Record<string, string> };
  };

/** PostgreSQL answered a COMMIT with ROLLBACK, because a statement of the transaction had failed. */
export class NotCommitted extends Error {
  constructor() {
    super('the transaction was rolled back, because one of its statements had failed');
  }
}

/** Has PostgreSQL's code of a serialization failure, so that the transaction runs again, with statements prepared anew. */
class Unprepared extends Error {
  readonly code = serializationFailed;

  constructor(cause: Error) {
    super('a prepared statement can no longer be executed', { cause });
  }
}

/** The columns of its result have changed with the schema, or a pooler has lost it. */
const isUnprepared = (error: Error): boolean => {
  const { code, routine } = error as DatabaseError;
  return code === '26000' || (code === '0A000' && routine === 'RevalidateCachedQuery');
};

/** After a failed statement, others of its transaction are refused, or the preparation that they rely on was. */
const isRefusal = (error: Error): boolean => {
  const { code } = error as DatabaseError;
  return code === transactionFailed || code === '26000';
};

/** The answer to a BEGIN that is still on its way. */
const begun: Pick<QueryResult, 'command' | 'rowCount' | 'rows'> = { command: 'BEGIN', rowCount: null, rows: [] };

/**
 * Sends the statements of one connection. They don't wait for the answers to earlier ones (`pipeline` of the driver), and
 * those of one tick leave in one write to the socket.
 *
 * It also is the statement timeout on the client's side. A working database ends each statement by its own timeout. If the
 * database goes silent, only the client can notice. The connection is broken if no answer comes within `longest` milliseconds
 * or within the request's deadline, so that no other statement waits behind it. The statements then fail as after a lost
 * connection, or with {@link DeadlineExceeded}. If the request's deadline is already over, the statement is not sent and the
 * connection is kept.
 */
class Connection {
  readonly #client: Wired;
  readonly #query: Asking;
  readonly #longest: number;
  readonly #waiting = new Set<(error: Error) => void>();
  #deadline: Deadline | undefined;
  #isWaiting = false;
  #timer: NodeJS.Timeout | undefined;
  #firesAt = 0;
  /** When it began to wait, or when the last answer came. */
  #since = 0;
  /** Until when a COMMIT or ROLLBACK that was sent waits at least for its answer; undefined if none was sent. */
  #endsAt: number | undefined;
  #corked = false;
  #endless = false;
  #inTransaction = false;
  /** {@link timesRenamed} of the names of its prepared statements; undefined if they have to be deallocated. */
  #names: number | undefined = timesRenamed();
  /** Set once the connection was given up. */
  #over: DeadlineExceeded | undefined;
  /** The first error of the running transaction or savepoint. PostgreSQL refuses what follows, and not with this error. */
  #failed: Error | undefined;
  /** Why the BEGIN failed. What was sent behind it must not count as done. */
  #unbegun: Error | undefined;
  /** Why a statement of the running transaction never reached PostgreSQL. Such a transaction must not be committed. */
  #unsent: Error | undefined;

  constructor(client: PoolClient, longest: number) {
    this.#client = client as Wired;
    this.#query = client.query.bind(client);
    this.#longest = longest;
  }

  /** Replaces the client's `query`. Calls with a callback or a cursor are passed on; only the driver makes them. */
  readonly query: Asking = (...asked) => {
    const [text, values] = asked;
    if (typeof text !== 'string' || hasCallback(asked)) return this.#query(...asked);
    const isEnd = ending.test(text);
    const isBegin = beginning.test(text);
    const refusal = this.#refusalOf(text, isEnd || isBegin);
    if (refusal) return Promise.reject(refusal);
    if (text === endlessStatements) this.#endless = true;
    const endsAll = isEnd && !undoingPart.test(text);
    if (endsAll) this.#endless = false;
    if (isBegin) this.#deallocate();
    if (isBegin) this.#inTransaction = true;
    else if (endsAll) this.#inTransaction = false;
    const answer = this.#send(text, values, isEnd);
    if (!isBegin) return answer;
    answer.catch(() => undefined); // what follows is sent behind the BEGIN, and fails with it
    return Promise.resolve(begun);
  };

  /**
   * Nobody executes statements under older names again, but PostgreSQL would keep them and their plans. After a refused
   * preparation, the names stay the same.
   */
  #deallocate(): void {
    const now = timesRenamed();
    if (this.#names === now) return;
    // the BEGIN does not wait for its answer, but nothing is prepared before it: a pooler forgets all at that moment
    this.#query({ text: 'deallocate all' }, (error: Error | undefined) => {
      if (error) return;
      const { parsedStatements } = this.#client.connection;
      for (const name of Object.keys(parsedStatements)) delete parsedStatements[name];
      this.#names = now;
    });
  }

  #refusalOf(text: string, isEdge: boolean): Error | undefined {
    if (this.#over) return this.#over;
    if (undoing.test(text) || beginning.test(text)) this.#unsent = undefined;
    // a BEGIN is always sent, because Kysely returns a connection to the pool only after a BEGIN that was answered or failed
    if (isEdge) return committing.test(text) ? this.#unsent : undefined;
    if (this.#endless || timeLeft() > 0) return undefined;
    return (this.#unsent ??= new DeadlineExceeded());
  }

  #send(text: string, values: unknown, isEnd: boolean): Promise<QueryResult> {
    this.#cork();
    return new Promise((resolve, reject) => {
      let isSent = false;
      const answered: Answered = (answer, result) => {
        this.#waiting.delete(reject);
        this.#progress();
        const isGone = answer && !this.#failed && isUnprepared(answer);
        const error = this.#causeOf(text, isGone ? new Unprepared(answer) : answer);
        if (error && !isSent) this.#unsent ??= error; // the driver could not write its values
        // a statement whose values can't be written is closed by the driver, which takes it for open all the same
        if (isGone || (error && !isSent)) renameStatements();
        // a pooler takes the refused statement for prepared, and would cut the connection when it is prepared again
        if (isNew && answer && isRefusal(answer)) this.#names = undefined;
        if (error) reject(error);
        else if (committing.test(text) && result.command !== 'COMMIT') reject(new NotCommitted());
        else resolve(result);
      };
      this.#waiting.add(reject);
      if (!this.#endless) this.#limit(isEnd);
      // after a renaming, the running transaction prepares nothing that the next one would deallocate
      const mayPrepare = this.#inTransaction && this.#names === timesRenamed();
      const name = mayPrepare && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
      const isNew = name !== undefined && !Object.hasOwn(this.#client.connection.parsedStatements, name);
      this.#query(name === undefined ? { text, values } : { name, text, values }, answered);
      isSent = true;
    });
  }

  /** The error of a statement: if PostgreSQL refuses it only because of an earlier failure, the error of that failure. */
  #causeOf(text: string, error: Error | undefined): Error | undefined {
    if (this.#unbegun) return this.#unbegun;
    if (error && beginning.test(text)) {
      this.#unbegun = error;
      this.#giveUp();
    }
    const failed = this.#failed;
    if (beginning.test(text) || ending.test(text)) this.#failed = undefined;
    else this.#failed ??= error;
    return error && failed && isRefusal(error) ? failed : error;
  }

  /** Keeps what is written until the end of the tick, so that it leaves at once. */
  #cork(): void {
    if (this.#corked) return;
    this.#corked = true;
    const { stream } = this.#client.connection;
    stream.cork();
    process.nextTick(() => {
      this.#corked = false;
      stream.uncork();
    });
  }

  /** Begins to wait. All statements of one moment belong to the same request, and so to the same deadline. */
  #limit(isEnd: boolean): void {
    if (this.#isWaiting && !isEnd) return;
    const now = performance.now();
    if (!this.#isWaiting) {
      this.#isWaiting = true;
      this.#deadline = runningDeadline();
      this.#deadline?.begin();
      this.#since = now;
    }
    if (isEnd) this.#endsAt = now + toEnd;
    this.#watch(now);
  }

  /** The timer goes on after the answers, because most waits are so short that it serves the next ones as well. */
  #watch(now: number): void {
    const toDeadline = this.#deadline?.left ?? Number.POSITIVE_INFINITY;
    const left = this.#endsAt === undefined ? toDeadline : Math.max(this.#endsAt - now, toDeadline + toEnd);
    const silent = this.#longest - (now - this.#since);
    const wait = Math.min(left, silent);
    if (wait <= 0) return this.#giveUp(left < silent ? new DeadlineExceeded() : undefined);
    if (this.#timer && this.#firesAt <= now + wait) return;
    clearTimeout(this.#timer);
    this.#firesAt = now + wait;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      // an answer came or the deadline was extended while the timer was running
      if (this.#isWaiting) this.#watch(performance.now());
    }, wait);
    this.#timer.unref();
  }

  #giveUp(over?: DeadlineExceeded): void {
    this.#over ??= over;
    if (over) for (const reject of this.#waiting) reject(over);
    void this.#client.end(); // from now on the pool does not keep it
    this.#client.connection.stream.destroy(); // and no statement waits for an answer
  }

  #progress(): void {
    if (!this.#isWaiting) return;
    this.#since = performance.now();
    if (this.#waiting.size > 0) return;
    this.#isWaiting = false;
    this.#endsAt = undefined;
    this.#deadline?.end();
    this.#deadline = undefined;
  }
}

/** Makes each connection of the pool a {@link Connection}, and limits the wait for one. */
export const limitWaiting = (pool: Pool, longest: number): void => {
  pool.on('connect', (client: PoolClient) => Object.assign(client, { query: new Connection(client, longest).query }));
  const connect = pool.connect.bind(pool) as Asking;
  Object.assign(pool, {
    connect: (...asked: readonly unknown[]) => {
      if (hasCallback(asked)) return connect(...asked);
      if (timeLeft() <= 0) return Promise.reject(new DeadlineExceeded());
      return within(longest, connect(...asked) as Promise<PoolClient>);
    },
  });
};

const hasCallback = (asked: readonly unknown[]): boolean => typeof asked.at(-1) === 'function';

/** The connection, or an error when the request's deadline is over. */
const within = (longest: number, connecting: Promise<PoolClient>): Promise<PoolClient> =>
  new Promise((resolve, reject) => {
    const deadline = runningDeadline();
    const left = deadline?.left ?? longest;
    deadline?.begin();
    let late = false;
    const timer = setTimeout(
      () => {
        late = left < longest;
        if (late) reject(new DeadlineExceeded());
      },
      Math.min(longest, left),
    );
    const end = () => {
      clearTimeout(timer);
      deadline?.end();
    };
    connecting.then(
      (client) => {
        end();
        if (late) client.release(); // the caller has got an error already
        else resolve(client);
      },
      (error: unknown) => {
        end();
        reject(error);
      },
    );
  });

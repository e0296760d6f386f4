import { AsyncLocalStorage } from 'node:async_hooks';
import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { type Compilable, type CompiledQuery, sql, type Kysely } from 'kysely';
import { DomainError } from '#kernel/refusal.ts';
import type { Transactions } from '#kernel/ports.ts';
import { Deadline, withDeadline } from './deadline.ts';
import { deadlocked, lockTimedOut, serializationFailed, sqlState, transactionFailed } from './sql-state.ts';
import type { Pool } from 'pg';
import { kyselyOf, ormOptions, type Row, type Transaction, transactionsKysely } from './orm.ts';
import { type Building, CompiledStatements } from './compiled.ts';
import { Insertions, type NewRow, type StoredRow } from './insertions.ts';
import type { Replica } from './replica.ts';

/** Milliseconds. A database that takes longer for `select 1` counts as unhealthy. */
const soon = 1_500;
/** Milliseconds for the whole of {@link Database.ping}: longer than the timeout for a connection. */
const pingTimeoutMs = 5_500;
const retryable = new Set([serializationFailed, deadlocked]);

export interface RunOptions {
  /** Attempts in all, if a serialization failure or deadlock occurs. */
  readonly attempts?: number;
}

interface Running {
  readonly transaction: Transaction;
  /** Made when it is first asked for: few transactions need it, and making one takes as long as a statement. */
  em?: EntityManager;
  readonly kysely: Kysely<unknown>;
  /** Statements that were sent by {@link Database.write}. */
  readonly writes: Promise<unknown>[];
  readonly afterCommit: Set<() => void>;
  /** Items to hand over before the transaction ends, grouped by receiver. */
  readonly collected: Map<BeforeCommit, unknown[]>;
  /** The work of the transaction or savepoint has ended. */
  ended: boolean;
}

type BeforeCommit = (items: readonly unknown[]) => Promise<void>;

/**
 * The only access to PostgreSQL: MikroORM's entity manager where it is convenient, its Kysely on hot paths. Both use the same
 * transaction and the same rows.
 */
export class Database implements Transactions {
  readonly #orm: MikroORM;
  readonly #pool: { readonly of?: Pool };
  readonly #running = new AsyncLocalStorage<Running>();
  readonly #reading = new AsyncLocalStorage<Replica>();
  #onPool: Kysely<unknown> | undefined;
  readonly #insertions: Insertions;
  readonly #statements = new CompiledStatements();

  private constructor(orm: MikroORM, pool: { readonly of?: Pool }) {
    this.#orm = orm;
    this.#insertions = new Insertions(orm.em);
    this.#pool = pool;
  }

  static async connect(url: string, rows: readonly Row[], pool: { readonly max: number }): Promise<Database> {
    const opened: { of?: Pool } = {};
    const orm = await MikroORM.init(ormOptions(url, rows, pool.max, { onPool: (made) => (opened.of = made) }));
    return new Database(orm, opened);
  }

  /** Takes a transaction-scoped advisory lock by name. */
  async advisoryLock(name: string): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(this.sql());
  }

  async run<T>(work: () => Promise<T>, options: RunOptions = {}): Promise<T> {
    if (this.#open()) return work();
    const attempts = options.attempts ?? 5;
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#once(work);
      } catch (error) {
        const state = sqlState(error);
        if (state === lockTimedOut) throw new DomainError('request.in_progress');
        if (attempt >= attempts || !retryable.has(state ?? '')) throw error;
        await new Promise((wait) => setTimeout(wait, 2 ** attempt * (5 + Math.random() * 5)));
      }
    }
  }

  async #once<T>(work: () => Promise<T>): Promise<T> {
    const afterCommit = new Set<() => void>();
    const writes: Promise<unknown>[] = [];
    try {
      const result = await this.#begin(undefined, async (transaction, kysely) =>
        this.#settled({ transaction, kysely, writes, afterCommit, collected: new Map(), ended: false }, work),
      );
      await answered(writes);
      for (const effect of afterCommit) setImmediate(effect);
      return result;
    } catch (error) {
      throw (await firstFailure(writes)) ?? error;
    }
  }

  /**
   * Runs work in a savepoint of the running transaction. If the work fails, only its own writes are undone, and the items that
   * it collected and its effects after the commit are dropped.
   */
  async savepoint<T>(work: () => Promise<T>): Promise<T> {
    const outer = this.#running.getStore();
    if (!outer) throw new Error('a savepoint needs a running transaction');
    await this.settle();
    await answered(outer.writes);
    const afterCommit = new Set<() => void>();
    const writes: Promise<unknown>[] = [];
    const saved = async (transaction: Transaction, kysely: Kysely<unknown>) => {
      const running = { transaction, kysely, writes, afterCommit, collected: new Map(), ended: false };
      const result = await this.#settled(running, work);
      await answered(writes);
      return result;
    };
    const answer = await this.#begin(outer.transaction, saved).catch(async (error: unknown) => {
      throw (await firstFailure(writes)) ?? error;
    });
    for (const effect of afterCommit) outer.afterCommit.add(effect);
    return answer;
  }

  /** A savepoint if there is an outer transaction. */
  #begin<T>(
    outer: Transaction | undefined,
    work: (transaction: Transaction, kysely: Kysely<unknown>) => Promise<T>,
  ): Promise<T> {
    return this.#orm.em
      .getConnection()
      .transactional<T>(
        async (transaction) => work(transaction, await transactionsKysely(this.#orm.em, transaction)),
        outer ? { ctx: outer } : {},
      );
  }

  #settled<T>(running: Running, work: () => Promise<T>): Promise<T> {
    const settled = async () => {
      const answer = await work();
      await this.settle();
      return answer;
    };
    return this.#running.run(running, settled).finally(() => (running.ended = true));
  }

  /** Hands over the items collected in the running transaction, including those that are collected meanwhile. */
  async settle(): Promise<void> {
    const collected = this.#running.getStore()?.collected;
    if (!collected) return;
    for (let [next] = collected; next; [next] = collected) {
      const [handOver, items] = next;
      collected.delete(handOver);
      await handOver(items);
    }
  }

  /** Reads outside of a transaction go to the replica. Transactions still run on the primary. */
  readingOn<T>(replica: Replica, work: () => Promise<T>): Promise<T> {
    return this.#reading.run(replica, work);
  }

  get inTransaction(): boolean {
    return this.#open() !== undefined;
  }

  /**
   * Hands the item over before the running transaction ends, together with all other items for the same receiver. Items of a
   * savepoint are handed over before the savepoint ends. If it fails, they are dropped.
   */
  collect<T>(handOver: (items: readonly T[]) => Promise<void>, item: T): void {
    const running = this.#open();
    if (!running) throw new Error('only a transaction collects');
    const [receiver, { collected }] = [handOver as BeforeCommit, running];
    const before = collected.get(receiver);
    if (before) before.push(item);
    else collected.set(receiver, [item]);
  }

  /**
   * Calls the effect once, after the running transaction has committed. If the transaction or the running savepoint rolls
   * back, the effect is never called.
   */
  afterCommit(effect: () => void): void {
    const running = this.#open();
    if (running) running.afterCommit.add(effect);
    else effect();
  }

  /**
   * The running transaction or savepoint.
   * @throws if it has ended: its connection may run another transaction by now
   */
  #open(): Running | undefined {
    const running = this.#running.getStore();
    if (running?.ended) throw new Error('a statement came after the end of its transaction, and was not sent');
    return running;
  }

  /** The running transaction's entity manager, or a fresh one for reads outside of a transaction. */
  get em(): EntityManager {
    const running = this.#open();
    if (!running) return (this.#reading.getStore()?.orm ?? this.#orm).em.fork();
    if (!running.em) {
      running.em = this.#orm.em.fork();
      running.em.setTransactionContext(running.transaction);
    }
    return running.em;
  }

  /**
   * Typed SQL on the running transaction, or on the pool outside of one. The caller names the tables that it owns:
   * `database.sql<TablesOf<typeof OrderRow>>()`.
   */
  sql<Tables>(): Kysely<Tables> {
    const running = this.#open();
    // oxlint-disable-next-line no-unsafe-type-assertion -- the tables are a compile-time view of the same connection
    return (
      running ? running.kysely : (this.#reading.getStore()?.sql ?? (this.#onPool ??= kyselyOf(this.#orm.em.fork())))
    ) as Kysely<Tables>;
  }

  /** An insert for a hot path: it is compiled once. @param returning a column whose stored values it returns */
  insertion<R extends { name: string }, C extends keyof StoredRow<R> & string = never>(
    { name }: R,
    rows: readonly NewRow<R>[],
    returning?: C,
  ): CompiledQuery<Pick<StoredRow<R>, C>> {
    return this.#insertions.of(this.sql(), name, rows, returning);
  }

  /** An update of the row with this id, for a hot path: it is compiled once. */
  change<R extends { name: string }>({ name }: R, id: string, values: Partial<NewRow<R>>): CompiledQuery {
    return this.#insertions.change(this.sql(), name, id, values);
  }

  /**
   * A statement for a hot path: it is compiled once.
   * @param build the same function each time
   */
  compiled<Tables, V extends object, R>(build: Building<Tables, V, R>, values: V): CompiledQuery<R> {
    return this.#statements.of(this.sql<Tables>(), build, values);
  }

  /**
   * Sends a statement of the running transaction whose result nobody reads. Later statements and the COMMIT follow at once. If
   * it fails, the transaction (or the savepoint) fails with its error: then nothing that follows is executed, and the COMMIT
   * is refused. Outside of a transaction it is awaited.
   * @returns the rows, for use after the commit
   */
  async write<R>(statement: Compilable<R> | CompiledQuery<R>): Promise<{ readonly rows: Promise<readonly R[]> }> {
    const running = this.#open();
    const rows = this.sql()
      .executeQuery(statement)
      .then((answer) => answer.rows);
    rows.catch(() => undefined); // its error is told at the end of the transaction
    if (running) running.writes.push(rows);
    else await rows;
    return { rows };
  }

  /** Connections of the requests' pool, and how many callers wait for one. */
  get connections(): { readonly busy: number; readonly idle: number; readonly awaited: number } {
    const { totalCount = 0, idleCount = 0, waitingCount = 0 } = this.#pool.of ?? {};
    return { busy: totalCount - idleCount, idle: idleCount, awaited: waitingCount };
  }

  get orm(): MikroORM {
    return this.#orm;
  }

  /**
   * Rejects if the requests' pool gives no connection, or if `select 1` takes longer than `soon`. The wait for a free
   * connection is not part of that time, because a long wait does not mean that the database is unhealthy.
   */
  async ping(): Promise<void> {
    const answered = async () => {
      const connection = this.sql().connection();
      await connection.execute(async (one) => {
        const asked = performance.now();
        await sql`select 1`.execute(one);
        if (performance.now() - asked > soon) throw new Error('the database answered too slowly');
      });
    };
    await withDeadline(new Deadline(pingTimeoutMs, () => false), answered);
  }

  async close(): Promise<void> {
    await this.#orm.close(true);
  }
}

/** Waits for the statements. @throws the error of the first that failed */
const answered = async (writes: readonly Promise<unknown>[]): Promise<void> => {
  const failure = await firstFailure(writes);
  if (failure !== undefined) throw failure;
};

/** A write that PostgreSQL did not try, because an earlier statement had failed, is not the failure. */
const firstFailure = async (writes: readonly Promise<unknown>[]): Promise<unknown> =>
  (await Promise.allSettled(writes))
    .flatMap((write) => (write.status === 'rejected' ? [write.reason as unknown] : []))
    .find((reason) => sqlState(reason) !== transactionFailed);

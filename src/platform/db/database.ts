import { AsyncLocalStorage } from 'node:async_hooks';
import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import { DomainError } from '#kernel/refusal.ts';
import type { Transactions } from '#kernel/ports.ts';
import { kyselyOptions, ormOptions, type Row } from './orm.ts';

const retryable = new Set(['40001', '40P01']);
const lockTimedOut = '55P03';

/** The SQLSTATE of a driver's error, however deeply it is wrapped. */
export const sqlState = (error: unknown): string | undefined => {
  for (let e = error as { code?: unknown; cause?: unknown } | undefined; e; e = e.cause as typeof e) {
    if (typeof e.code === 'string') return e.code;
  }
  return undefined;
};

/** The name of the constraint that a unique or check violation broke. */
export const brokenConstraint = (error: unknown): string | undefined => {
  for (let e = error as { constraint?: unknown; cause?: unknown } | undefined; e; e = e.cause as typeof e) {
    if (typeof e.constraint === 'string') return e.constraint;
  }
  return undefined;
};

export interface RunOptions {
  /** How often a serialization failure or deadlock is tried again. */
  readonly attempts?: number;
}

/** The one way to PostgreSQL: MikroORM's entity manager where convenience wins, its Kysely on hot paths; same transaction, same rows. */
export class Database implements Transactions {
  readonly #orm: MikroORM;
  readonly #running = new AsyncLocalStorage<{ readonly em: EntityManager; kysely?: Kysely<unknown> }>();
  #onPool: Kysely<unknown> | undefined;

  private constructor(orm: MikroORM) {
    this.#orm = orm;
  }

  static async connect(url: string, rows: readonly Row[], pool: { readonly max: number }): Promise<Database> {
    return new Database(await MikroORM.init(ormOptions(url, rows, pool.max)));
  }

  async run<T>(work: () => Promise<T>, options: RunOptions = {}): Promise<T> {
    if (this.#running.getStore()) return work();
    const attempts = options.attempts ?? 5;
    for (let attempt = 1; ; attempt++) {
      try {
        // a fresh entity manager for each attempt: the identity map of a failed one must not leak into the next
        return await this.#orm.em.fork().transactional((em) => this.#running.run({ em }, work));
      } catch (error) {
        const state = sqlState(error);
        if (state === lockTimedOut) throw new DomainError('request.in_progress');
        if (attempt >= attempts || !retryable.has(state ?? '')) throw error;
        await new Promise((wait) => setTimeout(wait, 2 ** attempt * (5 + Math.random() * 5)));
      }
    }
  }

  get inTransaction(): boolean {
    return this.#running.getStore() !== undefined;
  }

  /** The running transaction's entity manager, or a fresh one for reads outside of a transaction. */
  get em(): EntityManager {
    return this.#running.getStore()?.em ?? this.#orm.em.fork();
  }

  /**
   * Typed SQL on the running transaction, or on the pool outside of one. The caller names the tables that it owns:
   * `database.sql<TablesOf<typeof OrderRow>>()`.
   */
  sql<Tables>(): Kysely<Tables> {
    const running = this.#running.getStore();
    // oxlint-disable-next-line no-unsafe-type-assertion -- the tables are a compile-time view of the same connection
    return (
      running ? (running.kysely ??= kyselyOf(running.em)) : (this.#onPool ??= kyselyOf(this.#orm.em.fork()))
    ) as Kysely<Tables>;
  }

  get orm(): MikroORM {
    return this.#orm;
  }

  async close(): Promise<void> {
    await this.#orm.close(true);
  }
}

const kyselyOf = (em: EntityManager): Kysely<unknown> => em.getKysely<unknown, typeof kyselyOptions>(kyselyOptions);

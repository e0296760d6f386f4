import {
  defineConfig,
  type EntityManager,
  type EntitySchema,
  type InferKyselyDB,
  LockMode,
  type Options,
} from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import { type ControlledTransaction, Kysely, PostgresDialect } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { NamedRows } from './named-rows.ts';
import { limitWaiting } from './connections.ts';
import { traceStatements } from './traced-statements.ts';

/** A row schema made by `defineEntity`; each module owns its own. */
export type Row = EntitySchema;

/** Hot paths use Kysely with the row schemas' names: `insertInto('OrderRow')`, camel case properties, converted values. */
export const kyselyOptions = {
  tableNamingStrategy: 'entity',
  columnNamingStrategy: 'property',
  convertValues: true,
} as const;

const plugins = new WeakMap<object, NamedRows>();
/** It keeps nothing of a query, and making one takes as long as a small query. */
const namesOf = (em: EntityManager): NamedRows => {
  const made = plugins.get(em.getMetadata()) ?? new NamedRows(em, kyselyOptions);
  plugins.set(em.getMetadata(), made);
  return made;
};

export const kyselyOf = (em: EntityManager): Kysely<unknown> => em.getKysely<unknown>().withPlugin(namesOf(em));

/** Kysely asks for them, but does not use them while it has an executor. */
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('this Kysely has its own connection')) });
const driver = dialect.createDriver();

/** What MikroORM begins: a transaction or a savepoint. */
export type Transaction = ControlledTransaction<unknown, string[]>;

/**
 * Kysely on a transaction. Its own one lets the statements of a transaction wait for each other; here each is sent at once,
 * and PostgreSQL executes them in order.
 */
export const transactionsKysely = async (em: EntityManager, transaction: Transaction): Promise<Kysely<unknown>> => {
  const waiting = transaction.getExecutor();
  const connection = await waiting.provideConnection((one) => Promise.resolve(one));
  const executor = waiting
    .withConnectionProvider({ provideConnection: (use) => use(connection) })
    .withPlugin(namesOf(em));
  return new Kysely({ config: { dialect }, dialect, driver, executor });
};

/** The Kysely schema of some row schemas: `TablesOf<typeof OrderRow | typeof EventRow>`. */
export type TablesOf<R extends { name: string }> = InferKyselyDB<R, typeof kyselyOptions>;

/** Milliseconds. */
export const statementTimeout = 5_000;
/** Milliseconds that a working database needs to report that a statement took too long. */
const answersBy = 500;
/** Timeouts in milliseconds for statements, locks and idle transactions, so that no request hangs. */
const timeouts = {
  request: { statement: statementTimeout, lock: 3_000, idleInTransaction: 10_000, connection: 5_000 },
  // the wait for a replica's connection is short, because the primary can answer instead
  replica: { statement: statementTimeout, lock: 3_000, idleInTransaction: 10_000, connection: 1_000 },
  migration: { statement: 0, lock: 0, idleInTransaction: 0, connection: 5_000 },
};

/**
 * Returns a connection to the pool if it is lost within a transaction. Kysely releases a connection only after a BEGIN, COMMIT
 * or ROLLBACK that succeeds. So it would keep the lost connection, and each loss would make the pool smaller for ever.
 */
const takeBackLost = (pool: Pool): void => {
  const inUse = new Set<PoolClient>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_error, client) => inUse.delete(client));
  pool.on('connect', (client) => {
    const takeBack = () => {
      if (inUse.has(client)) client.release(true);
    };
    client.once('end', () => setTimeout(takeBack, lostAfter).unref());
  });
};
/** Milliseconds after which the user of a lost connection has normally seen the query fail and released the connection. */
const lostAfter = 1_000;

/** For a read of the entity manager: locks the row until the transaction ends. */
export const forUpdate = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;

interface Use {
  readonly purpose?: keyof typeof timeouts;
  /** Receives the connection pool once it exists. */
  readonly onPool?: (pool: Pool) => void;
}

export const ormOptions = (
  url: string,
  rows: readonly Row[],
  poolMax: number,
  { purpose = 'request', onPool }: Use = {},
): Options =>
  defineConfig({
    clientUrl: url,
    entities: [...rows],
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    forceUtcTimezone: true,
    // an identity map would be of no use for aggregates that are plain values, and each read must see the current rows
    disableIdentityMap: true,
    migrations: {
      path: `${import.meta.dirname}/migrations`,
      pathTs: `${import.meta.dirname}/migrations`,
      glob: '*.ts',
      snapshot: false,
      silent: true,
      transactional: true,
      // one transaction for each migration: a common transaction would keep the locks on all tables until the last migration
      allOrNothing: false,
    },
    pool: { min: 0, max: poolMax, idleTimeoutMillis: 30_000 },
    driverOptions: {
      connectionTimeoutMillis: timeouts[purpose].connection,
      statement_timeout: timeouts[purpose].statement,
      lock_timeout: timeouts[purpose].lock,
      idle_in_transaction_session_timeout: timeouts[purpose].idleInTransaction,
      application_name: 'basamak',
      // a statement is sent without waiting for the answers to earlier ones on its connection
      pipeline: purpose !== 'migration',
      // a standby refuses writes by itself, but after a failover the server would accept them
      ...(purpose === 'replica' ? { options: '-c default_transaction_read_only=on' } : {}),
      onPoolCreated: (pool: Pool) => {
        takeBackLost(pool);
        if (purpose !== 'migration') limitWaiting(pool, statementTimeout + answersBy);
        traceStatements(pool);
        onPool?.(pool);
      },
    },
  });

import {
  defineConfig,
  type EntityManager,
  type EntitySchema,
  type InferKyselyDB,
  LockMode,
  type Options,
} from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import type { Kysely } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { NamedRows } from './named-rows.ts';
import { limitWaiting } from './patience.ts';
import { traceStatements } from './traced-statements.ts';

/** A row schema made by `defineEntity`; each module owns its own. */
export type Row = EntitySchema;

/** Hot paths speak SQL through Kysely with the rows' own names: `insertInto('OrderRow')`, camel case properties, converted values. */
export const kyselyOptions = {
  tableNamingStrategy: 'entity',
  columnNamingStrategy: 'property',
  convertValues: true,
} as const;

export const kyselyOf = (em: EntityManager): Kysely<unknown> =>
  em.getKysely<unknown>().withPlugin(new NamedRows(em, kyselyOptions));

/** The Kysely schema of some row schemas: `TablesOf<typeof OrderRow | typeof EventRow>`. */
export type TablesOf<R extends { name: string }> = InferKyselyDB<R, typeof kyselyOptions>;

/** Milliseconds. */
export const statementTimeout = 5_000;
/** Milliseconds in which a database that is there has said that a statement took too long. */
const answersBy = 500;
/** Milliseconds: a statement, a lock and an idle transaction each have an end, so that no request hangs. */
const timeouts = {
  request: { statement: statementTimeout, lock: 3_000, idleInTransaction: 10_000, connection: 5_000 },
  // the primary answers where it does not
  replica: { statement: statementTimeout, lock: 3_000, idleInTransaction: 10_000, connection: 1_000 },
  migration: { statement: 0, lock: 0, idleInTransaction: 0, connection: 5_000 },
};

/**
 * A connection that is lost within a transaction comes back to the pool. Kysely would keep it: it releases one only after a
 * BEGIN, COMMIT or ROLLBACK that succeeds, so each loss would make the pool smaller for ever.
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
/** Milliseconds in which whoever had the connection has seen their query fail, and released it if they ever do. */
const lostAfter = 1_000;

/** For a read of the entity manager: locks the row until the transaction ends. */
export const forUpdate = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;

interface Use {
  readonly purpose?: keyof typeof timeouts;
  /** Is given the pool of connections, once it is there. */
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
    // aggregates are plain values: nothing is gained by keeping entities, and each read sees the database as it is
    disableIdentityMap: true,
    migrations: {
      path: `${import.meta.dirname}/migrations`,
      pathTs: `${import.meta.dirname}/migrations`,
      glob: '*.ts',
      snapshot: false,
      silent: true,
      transactional: true,
      // each by itself: together they would hold every table that the first of them touches until the last is done
      allOrNothing: false,
    },
    pool: { min: 0, max: poolMax, idleTimeoutMillis: 30_000 },
    driverOptions: {
      connectionTimeoutMillis: timeouts[purpose].connection,
      statement_timeout: timeouts[purpose].statement,
      lock_timeout: timeouts[purpose].lock,
      idle_in_transaction_session_timeout: timeouts[purpose].idleInTransaction,
      application_name: 'basamak',
      // a standby refuses to write by itself; one that is made the primary does not
      ...(purpose === 'replica' ? { options: '-c default_transaction_read_only=on' } : {}),
      onPoolCreated: (pool: Pool) => {
        takeBackLost(pool);
        if (purpose !== 'migration') limitWaiting(pool, statementTimeout + answersBy);
        traceStatements(pool);
        onPool?.(pool);
      },
    },
  });

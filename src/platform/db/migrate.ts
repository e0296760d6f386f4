import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import pg, { type ClientBase } from 'pg';
import { makeJobTables } from '../jobs/job-tables.ts';
import { underBaseline } from './baseline.ts';
import { oneAtATime, locks } from './one-at-a-time.ts';
import { ormOptions } from './orm.ts';
import { keepPartitionsIfFree } from './partitions.ts';
import { grantToRunningRole } from './running-role.ts';

/**
 * Applies pending migrations and makes the coming months' partitions. Several instances may start at once.
 * @param ownerUrl connects as the role that owns the tables
 * @param runningRole the role that the product runs as, if it is another one
 * @returns the names of the migrations that ran
 */
export const migrate = (ownerUrl: string, runningRole?: string): Promise<string[]> =>
  oneAtATime(ownerUrl, locks.migration, async () => {
    const orm = await MikroORM.init(ormOptions(ownerUrl, [], 1, { purpose: 'migration' }));
    try {
      await withClient(ownerUrl, recordBaseline);
      const migrations = (await orm.migrator.up()).map((migration) => migration.name);
      await makeJobTables(ownerUrl);
      if (runningRole !== undefined) await withClient(ownerUrl, (client) => grantToRunningRole(client, runningRole));
      await keepPartitionsIfFree(ownerUrl, new Date());
      return migrations;
    } finally {
      await orm.close();
    }
  });

/** For a process that may not migrate. @throws if migrations are pending */
export const assertMigrated = (databaseUrl: string): Promise<void> =>
  withClient(databaseUrl, async (client) => {
    const seen = await migrationsSeen(client);
    const pending = (await migrationsKnown()).filter((name) => !seen.includes(name));
    if (pending.length > 0)
      throw new Error(
        `${pending.length} geçiş bekliyor: önce MIGRATION_DATABASE_URL ile npm run migrate (${pending[0]} …)`,
      );
  });

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'basamak-migrate' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const table = 'public.mikro_orm_migrations';

async function recorded(client: ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [table]);
  if (!rows[0]?.there) return [];
  const found = await client.query<{ name: string }>(`select name from ${table} order by id`);
  return found.rows.map(({ name }) => name);
}

/** The migrations applied to a database, in order. */
export const migrationsSeen = async (client: ClientBase): Promise<readonly string[]> =>
  underBaseline(await recorded(client), await migrationsKnown());

/** Records the baseline as applied in a database that has all replaced migrations. */
export async function recordBaseline(owner: ClientBase): Promise<void> {
  const before = await recorded(owner);
  const seen = underBaseline(before, await migrationsKnown());
  if (seen === before) return;
  await owner.query('begin');
  await owner.query(`delete from ${table}`);
  await owner.query(`insert into ${table} (name) select unnest($1::text[])`, [seen]);
  await owner.query('commit');
}

/** The migrations of this version, in order. */
export const migrationsKnown = async (): Promise<readonly string[]> =>
  (await readdir(join(import.meta.dirname, 'migrations')))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .toSorted();

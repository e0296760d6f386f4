import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import type { ClientBase } from 'pg';
import { oneAtATime, locks } from './one-at-a-time.ts';
import { ormOptions } from './orm.ts';
import { keepPartitionsIfFree } from './partitions.ts';

/** Brings the schema up to date, makes the coming months' partitions and answers the names of the migrations that ran. Several instances may start at once. */
export const migrate = (databaseUrl: string): Promise<string[]> =>
  oneAtATime(databaseUrl, locks.migration, async () => {
    const orm = await MikroORM.init(ormOptions(databaseUrl, [], 1, { purpose: 'migration' }));
    try {
      const migrations = (await orm.migrator.up()).map((migration) => migration.name);
      await keepPartitionsIfFree(databaseUrl, new Date());
      return migrations;
    } finally {
      await orm.close();
    }
  });

/** The migrations that a database has seen, in their order. */
export async function migrationsSeen(client: ClientBase): Promise<readonly string[]> {
  const table = 'public.mikro_orm_migrations';
  const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [table]);
  if (!rows[0]?.there) return [];
  const found = await client.query<{ name: string }>(`select name from ${table} order by id`);
  return found.rows.map(({ name }) => name);
}

/** Those that this version knows, in their order. */
export const migrationsKnown = async (): Promise<readonly string[]> =>
  (await readdir(join(import.meta.dirname, 'migrations')))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .toSorted();

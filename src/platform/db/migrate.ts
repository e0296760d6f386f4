import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { ormOptions } from './orm.ts';

const migrationLock = 4_242_001;

/**
 * Brings the schema up to date and answers the names of the migrations that ran. Several instances may start at once:
 * one migrates, the others wait and then find nothing to do.
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const guard = new pg.Client({ connectionString: databaseUrl });
  await guard.connect();
  try {
    await guard.query('select pg_advisory_lock($1)', [migrationLock]);
    const orm = await MikroORM.init(ormOptions(databaseUrl, [], 1, 'migration'));
    try {
      return (await orm.migrator.up()).map((migration) => migration.name);
    } finally {
      await orm.close();
    }
  } finally {
    await guard.end(); // ending the session frees the lock, also after a crash
  }
}

import { MikroORM } from '@mikro-orm/postgresql';
import { oneAtATime, locks } from './one-at-a-time.ts';
import { ormOptions } from './orm.ts';

/** Brings the schema up to date and answers the names of the migrations that ran. Several instances may start at once. */
export const migrate = (databaseUrl: string): Promise<string[]> =>
  oneAtATime(databaseUrl, locks.migration, async () => {
    const orm = await MikroORM.init(ormOptions(databaseUrl, [], 1, 'migration'));
    try {
      return (await orm.migrator.up()).map((migration) => migration.name);
    } finally {
      await orm.close();
    }
  });

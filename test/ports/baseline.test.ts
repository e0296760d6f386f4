// Migrating a database whose tables were made by the migrations that the baseline replaced.
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { isBaseline } from '#platform/db/baseline.ts';
import { assertMigrated, migrate, migrationsKnown } from '#platform/db/migrate.ts';
import { beforeBaseline } from '#test/support/before-baseline.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

let database: TestDatabase;
let client: pg.Client;
beforeEach(async () => {
  database = await testDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

const record = async (names: readonly string[]) => {
  await client.query('delete from mikro_orm_migrations');
  await client.query('insert into mikro_orm_migrations (name) select unnest($1::text[])', [names]);
};
const recorded = async () => {
  const { rows } = await client.query<{ name: string }>('select name from mikro_orm_migrations order by id');
  return rows.map(({ name }) => name);
};

test('a database with all replaced migrations gets the baseline recorded without running it', async () => {
  const later = (await migrationsKnown()).filter((name) => !isBaseline(name));
  await record([...beforeBaseline(156), ...later]);
  await assertMigrated(database.url);
  expect(await migrate(database.url)).toEqual([]);
  expect(await recorded()).toEqual(await migrationsKnown());
  expect(await migrate(database.url)).toEqual([]);
});

test('a database that lacks a replaced migration is refused, and the message says what to do', async () => {
  await record(beforeBaseline(155));
  await expect(migrate(database.url)).rejects.toThrow(/yalnız 155 tanesi uygulanmış.*npm run migrate/);
  expect(await recorded()).toEqual(beforeBaseline(155));
});

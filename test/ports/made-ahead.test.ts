import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { refuseInvalid } from '#platform/db/made-ahead.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await testDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('create table counted (number int); insert into counted values (1), (1)');
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

test('a migration refuses an index whose building failed, and accepts one that is valid or missing', async () => {
  await client.query(refuseInvalid('counted_number'));
  await expect(client.query('create unique index concurrently counted_number on counted (number)')).rejects.toThrow(
    'could not create unique index',
  );
  await expect(client.query(refuseInvalid('counted_number'))).rejects.toThrow('drop it, then migrate again');
  await client.query('drop index counted_number');
  await client.query('create index counted_number on counted (number)');
  await client.query(refuseInvalid('counted_number'));
});

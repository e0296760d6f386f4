import { expect, test } from '@jest/globals';
import pg from 'pg';
import { backfill } from '#platform/db/backfill.ts';
import { waitFor } from '#test/support/calls.ts';
import { testDatabase } from '#test/support/test-database.ts';

test('a condition with two alternatives is put in parentheses', () => {
  expect(backfill('a', 'id', 'b = 1', 'b is null or b = 2')).toContain('and (b is null or b = 2);');
});

const filled = 'select count(copy)::int as filled from filled';

test('a column is filled batch by batch: finished batches are committed while a later row is locked', async () => {
  const database = await testDatabase();
  const [filler, holder] = [1, 2].map(() => new pg.Client({ connectionString: database.url })) as [
    pg.Client,
    pg.Client,
  ];
  await Promise.all([filler.connect(), holder.connect()]);
  const count = async () => (await holder.query<{ filled: number }>(filled)).rows[0]?.filled;
  await holder.query(`
    create table filled (id uuid primary key, value int not null, copy int null);
    insert into filled select lpad(to_hex(n), 32, '0')::uuid, n from generate_series(1, 12000) as n;
    update filled set copy = -1 where value = 2`);
  await holder.query('begin; select from filled where value = 11000 for update');
  const filling = filler.query(backfill('filled', 'id', 'copy = value', 'copy is null'));
  await waitFor(async () => ((await count()) === 10_000 ? true : undefined), 'two batches');
  await holder.query('commit');
  await filling;
  expect(await count()).toBe(12_000);
  expect((await holder.query('select value from filled where copy <> value')).rows).toEqual([{ value: 2 }]);
  await Promise.all([filler.end(), holder.end()]);
  await database.drop();
});

// The plans of PostgreSQL show that the filters of lists use an index.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { Database } from '#platform/db/database.ts';
import { boundedCount, oneOfEach, pageAndCount } from '#platform/db/lists.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

let server: TestDatabase;
let database: Database;
beforeAll(async () => {
  server = await testDatabase();
  database = await Database.connect(server.url, [], { max: 1 });
  await sql`
    create table told (id int primary key, by text not null, at int not null);
    insert into told select n, case when n <= 50 then 'house' else 'people' end, n from generate_series(1, 20000) as n;
    create index told_by on told (by, at); create index told_at on told (at);
    analyze told;
  `.execute(database.sql());
});
afterAll(async () => {
  await database.close();
  await server.drop();
});

test('a filter by one rare value reads the newest rows from the end of its index, without a sort', async () => {
  const plan = async (values: readonly string[]) => {
    const asked = sql`explain (costs off) select id from told where ${oneOfEach({ by: values })} order by at desc limit 5`;
    return JSON.stringify((await asked.execute(database.sql())).rows);
  };
  expect(await plan(['house'])).toContain('Index Scan Backward using told_by');
  expect(await plan(['house'])).not.toContain('Sort');
});

test('a filter matches any of its values; an empty list matches nothing, and undefined does not filter', async () => {
  const count = async (by: readonly string[] | undefined) => {
    const found = sql`select from told where ${oneOfEach({ by, at: ['7', '60', '61'] })}`;
    const counted = await boundedCount(database.sql(), { limit: (most) => sql`${found} limit ${most}` }, 9);
    return counted.total;
  };
  expect([await count(['house']), await count(['house', 'people']), await count([]), await count(undefined)]).toEqual([
    1, 3, 0, 3,
  ]);
});

test('the total of a page with rows beyond row 1,000 is a lower bound: the end of that page', async () => {
  const counted: number[] = [];
  const count = (from: number) => () => {
    counted.push(from);
    return Promise.resolve({ total: 7, atLeast: false });
  };
  const page = (from: number, rows: string[]) => pageAndCount(from, Promise.resolve(rows), count(from));
  expect(await page(1_000, ['row'])).toEqual({ rows: ['row'], total: 1_001, atLeast: true });
  expect(await page(6_000, [])).toEqual({ rows: [], total: 7, atLeast: false });
  expect(await page(999, ['row'])).toEqual({ rows: ['row'], total: 7, atLeast: false });
  expect(counted).toEqual([6_000, 999]);
});

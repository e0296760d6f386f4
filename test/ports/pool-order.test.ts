import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { MikroOrderLists } from '#modules/order/adapters/persistence/mikro-order-lists.ts';
import { orderRows } from '#modules/order/adapters/persistence/order.table.ts';
import { Database } from '#platform/db/database.ts';
import { orderRow } from '#test/support/order-rows.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 18, minute));

let file: TestDatabase;
let database: Database;
beforeAll(async () => {
  file = await testDatabase();
  database = await Database.connect(file.url, orderRows, { max: 2 });
});
afterAll(async () => {
  await database.close();
  await file.drop();
});

test('the pool has the urgent orders first, then the oldest; those of one moment stand in one order on every page', async () => {
  const orders = Array.from({ length: 30 }, (_, nth) => ({
    id: v7(),
    priority: nth % 2 === 0,
    minute: nth % 3,
  }));
  // as they lie in the table, which is not how they are numbered
  for (const { id, priority, minute } of orders.toReversed()) {
    await orderRow({ id, state: 'processing', at: at(minute) }).execute(database.sql());
    await sql`update orders set service = 'league-of-legends/elo-boost', priority = ${priority} where id = ${id}`.execute(
      database.sql(),
    );
  }
  const expected = orders
    .toSorted((a, b) => Number(b.priority) - Number(a.priority) || a.minute - b.minute || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
  const page = async (from: number, limit: number) => {
    const { rows } = await new MikroOrderLists(database).pool({ from, limit });
    return rows.map(({ order }) => order.id);
  };
  expect(await page(0, 30)).toEqual(expected);
  const pages = await Promise.all([0, 4, 8, 12, 16, 20, 24, 28].map((from) => page(from, 4)));
  expect(pages.flat()).toEqual(expected);
});

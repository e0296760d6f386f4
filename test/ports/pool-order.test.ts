import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { MikroOrderLists } from '#modules/order/adapters/persistence/mikro-order-lists.ts';
import { orderRows } from '#modules/order/adapters/persistence/order.table.ts';
import type { PoolSort } from '#modules/order/application/ports.ts';
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
  const sort = { field: 'priority', descending: true } as const;
  const page = async (from: number, limit: number) => {
    const { rows } = await new MikroOrderLists(database).pool({ from, limit, sort });
    return rows.map(({ order }) => order.id);
  };
  expect(await page(0, 30)).toEqual(expected);
  const pages = await Promise.all([0, 4, 8, 12, 16, 20, 24, 28].map((from) => page(from, 4)));
  expect(pages.flat()).toEqual(expected);
});

test('it is sorted by what is left to be earned, by age and by how long the work takes, on every page alike', async () => {
  await sql`delete from orders`.execute(database.sql());
  const orders = Array.from({ length: 12 }, (_, nth) => ({
    id: v7(),
    price: 100 + (nth % 4) * 10,
    // what others have done is not paid again
    earlier: nth % 3 === 0 ? 25 : 0,
    hours: 2 + (nth % 5),
    minute: (nth * 7) % 12,
  }));
  for (const { id, price, earlier, hours, minute } of orders) {
    await orderRow({ id, state: 'processing', price, at: at(minute) }).execute(database.sql());
    await sql`update orders set service = 'league-of-legends/elo-boost', earlier_worth_kurus = ${earlier}, max_hours = ${hours},
      priority = ${minute % 2 === 0} where id = ${id}`.execute(database.sql());
  }
  const sorted = async (field: PoolSort['field'], descending: boolean) => {
    const lists = new MikroOrderLists(database);
    const pages = await Promise.all(
      [0, 5, 10].map((from) => lists.pool({ from, limit: 5, sort: { field, descending } })),
    );
    return pages.flatMap(({ rows }) => rows.map(({ order }) => orders.find(({ id }) => id === order.id)!));
  };
  const best = (await sorted('earnings', true)).map(({ price, earlier }) => price - earlier);
  expect(best).toEqual(best.toSorted((a, b) => b - a));
  expect((await sorted('createdAt', true)).map(({ minute }) => minute)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
  const shortest = (await sorted('hours', false)).map(({ hours }) => hours);
  expect(shortest).toEqual(shortest.toSorted((a, b) => a - b));
  for (const field of ['earnings', 'createdAt', 'hours', 'priority'] as const) {
    const down = await sorted(field, true);
    expect(new Set(down).size).toBe(12);
    expect(await sorted(field, false)).toEqual(down.toReversed());
  }
});

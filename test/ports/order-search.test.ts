import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { SqlOrderLists } from '#modules/order/adapters/persistence/sql-order-lists.ts';
import { orderRows } from '#modules/order/adapters/persistence/order.table.ts';
import type { OrderListQuery } from '#modules/order/application/ports.ts';
import { Database } from '#platform/db/database.ts';
import { KeysetCursor } from '#platform/db/lists.ts';
import { orderRow } from '#test/support/order-rows.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

const now = new Date('2026-11-20T18:00:00.000Z');
const [aylin, bora, can, nobody] = [v7(), v7(), v7(), v7()];

interface Row {
  readonly id: string;
  readonly customerId: string;
  readonly boosterId: string | null;
  readonly called: string;
  readonly price: number;
  readonly state: 'started' | 'finished';
}
const rows: Row[] = [];

let file: TestDatabase;
let database: Database;
beforeAll(async () => {
  file = await testDatabase();
  database = await Database.connect(file.url, orderRows, { max: 2 });
  for (let nth = 0; nth < 60; nth++) {
    const row: Row = {
      id: v7(),
      customerId: [aylin, bora, can, nobody, nobody][nth % 5] ?? nobody,
      boosterId: [can, null, nobody, aylin][nth % 4] ?? null,
      called: ['Aylin K.', 'Bora K.', 'Kaya C.', 'Nil K.'][nth % 4] ?? '',
      price: (nth * 17) % 60,
      state: nth % 3 === 0 ? 'finished' : 'started',
    };
    // two orders share each creation time
    await orderRow({ ...row, at: new Date(now.getTime() + Math.floor(nth / 2) * 60_000) }).execute(database.sql());
    await sql`update orders set customer_name = ${row.called} where id = ${row.id}`.execute(database.sql());
    rows.push(row);
  }
});
afterAll(async () => {
  await database.close();
  await file.drop();
});

const page = (part: Partial<OrderListQuery>) =>
  new SqlOrderLists(database).page({
    from: 0,
    limit: 100,
    sort: { field: 'createdAt', descending: true },
    search: 'Kaya',
    ofPeople: { ids: [aylin, can], all: true },
    ...part,
  });
const idsOf = (listed: { readonly rows: readonly { readonly id: string }[] }) => listed.rows.map(({ id }) => id);
const isTheirs = ({ customerId, boosterId, called }: Row) =>
  [aylin, can].some((id) => id === customerId || id === boosterId) || called.startsWith('Kaya');
const found = rows as readonly Row[];
const newest = () => found.filter(isTheirs).toReversed();

test('a search finds orders by customer name and orders of the matching users, each once, in the list’s order', async () => {
  const expected = newest().map(({ id }) => id);
  expect(expected.length).toBeGreaterThan(30);
  const all = await page({});
  expect(all).toMatchObject({ total: expected.length, atLeast: false });
  expect(idsOf(all)).toEqual(expected);
  for (const from of [0, 1, 3, 20, expected.length - 1, expected.length])
    expect(idsOf(await page({ from, limit: 3 }))).toEqual(expected.slice(from, from + 3));
});

test('search results can be sorted by price and filtered by state', async () => {
  const wanted = newest()
    .filter(({ state }) => state === 'finished')
    .toSorted((one, other) => one.price - other.price);
  const cheapest = { state: ['finished'], sort: { field: 'price', descending: false } } as const;
  expect(idsOf(await page(cheapest))).toEqual(wanted.map(({ id }) => id));
  for (const from of [0, 2, 7])
    expect(idsOf(await page({ ...cheapest, from, limit: 2 }))).toEqual(
      wanted.slice(from, from + 2).map(({ id }) => id),
    );
});

test('search results are read to the end with a keyset cursor', async () => {
  const cursor = new KeysetCursor();
  const read: string[] = [];
  for (let from = 0; from < found.length; from += 3)
    read.push(...(await cursor.run(async () => idsOf(await page({ from, limit: 3 })))));
  expect(read).toEqual(newest().map(({ id }) => id));
});

test('the total is a lower bound when not all matching users were looked up', async () => {
  const some = await page({ ofPeople: { ids: [aylin], all: false } });
  expect(some.atLeast).toBe(true);
  expect(some.total).toBe(some.rows.length);
  expect((await page({ search: 'zzz', ofPeople: { ids: [], all: true } })).rows).toEqual([]);
});

test.each([
  ['all matching users', { ofPeople: { ids: [aylin], all: false } }],
  ['all matching game accounts', { playedAs: { ids: [bora], all: false } }],
])('where not %s were looked up, the total is a lower bound and reading to the end is refused', async (_, cut) => {
  await expect(new KeysetCursor().run(() => page(cut))).rejects.toMatchObject({ code: 'request.search_too_wide' });
  expect((await KeysetCursor.beginning(() => page(cut))).rows.length).toBeGreaterThan(0);
  expect((await page(cut)).atLeast).toBe(true);
});

test('a search with a filter is counted exactly, including orders without a booster', async () => {
  const some = newest().filter(({ state }) => state === 'finished').length;
  expect(await page({ state: ['finished'], limit: 2 })).toMatchObject({ total: some, atLeast: false });
  // orders without a booster are counted too
  const ofNil = found.filter(({ called }) => called.startsWith('Nil')).length;
  const none = { ofPeople: { ids: [], all: true } };
  expect(await page({ search: 'nil', ...none })).toMatchObject({ total: ofNil });
  expect(await page({ search: 'nil', ofPeople: { ids: [nobody], all: true }, limit: 1 })).toMatchObject({
    total: found.filter(
      ({ called, customerId, boosterId }) => called.startsWith('Nil') || [customerId, boosterId].includes(nobody),
    ).length,
  });
});

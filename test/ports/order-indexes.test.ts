// The few indexes of orders (docs/decisions/0100): what lists find with them, and what an update does not write.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { SqlOrderLists } from '#modules/order/adapters/persistence/sql-order-lists.ts';
import { SqlShowpieces } from '#modules/order/adapters/persistence/sql-showpieces.ts';
import { SqlOrders } from '#modules/order/adapters/persistence/sql-orders.ts';
import { orderRows } from '#modules/order/adapters/persistence/order.table.ts';
import type { OrderListQuery } from '#modules/order/application/ports.ts';
import { Database } from '#platform/db/database.ts';
import { KeysetCursor } from '#platform/db/lists.ts';
import { orderRow } from '#test/support/order-rows.ts';
import { plansOf } from '#test/support/query-plans.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

const now = new Date('2026-11-20T18:00:00.000Z');
const count = 3_000;
const id = v7();

let file: TestDatabase;
let database: Database;
let lists: SqlOrderLists;
beforeAll(async () => {
  file = await testDatabase();
  database = await Database.connect(file.url, orderRows, { max: 1 });
  lists = new SqlOrderLists(database);
  await orderRow({ id, state: 'started', at: now }).execute(database.sql());
  // copies with other times: every order was changed up to 97 hours after it was placed, several at the same time; the
  // newest tenth is stored last, as after a mass update, so the planner knows little about the places of a time's rows
  await sql`
    insert into orders select copy.* from generate_series(1, ${count}::int) as nth, orders as one,
      jsonb_populate_record(one, jsonb_build_object(
        'id', gen_random_uuid(), 'number', nextval('orders_number_seq'), 'customer_id', gen_random_uuid(),
        'state', case when nth % 50 = 0 then 'started' else 'completed' end,
        'game', case when nth % 3 = 0 then 'tft' else 'league' end,
        'service', case when nth % 3 = 0 then 'tft/win-boost' when nth % 7 = 0 then 'retired' else 'league-of-legends/win-boost' end,
        'booster_id', case when nth % 5 = 0 then ${id}::uuid end,
        'created_at', ${now}::timestamptz - nth * interval '1 hour',
        'updated_at', ${now}::timestamptz - nth * interval '1 hour' + (nth * 31 % 97) * interval '1 hour',
        'finished_at', case when nth % 50 > 0 then ${now}::timestamptz - nth * interval '1 hour' + (nth * 31 % 97) * interval '1 hour' end)) as copy
    order by nth <= ${count / 10}::int, nth
  `.execute(database.sql());
  await sql`vacuum analyze orders`.execute(database.sql());
});
afterAll(async () => {
  await database.close();
  await file.drop();
});

const wanted = (part: Partial<OrderListQuery>): OrderListQuery => ({
  from: 0,
  limit: 25,
  sort: { field: 'createdAt', descending: true },
  ...part,
});
const idsOf = async (part: Partial<OrderListQuery>) => (await lists.page(wanted(part))).rows.map((row) => row.id);
/** The ids in this order, without any index. */
const sorted = async (by: string, where = 'true') => {
  const { rows } = await sql
    .raw<{ id: string }>(`select id from orders where ${where} order by ${by}`)
    .execute(database.sql());
  return rows.map((row) => row.id);
};

test.each([true, false])(
  'orders are sorted by their last change, with and without a filter (descending: %s)',
  async (descending) => {
    const sort = { field: 'updatedAt', descending } as const;
    const by = descending ? 'updated_at desc, id desc' : 'updated_at, id';
    const all = await sorted(by);
    for (const from of [0, 10, 500, 2_990]) expect(await idsOf({ sort, from })).toEqual(all.slice(from, from + 25));
    expect(await idsOf({ sort, state: ['started'] })).toEqual((await sorted(by, `state = 'started'`)).slice(0, 25));
    expect(await idsOf({ sort, id: [id] })).toEqual([id]);
  },
);

test.each([true, false])(
  'a whole list is read in the order of the last change, page by page (descending: %s)',
  async (descending) => {
    const cursor = new KeysetCursor();
    const read: string[] = [];
    let page: readonly string[];
    do {
      page = await cursor.run(() => idsOf({ sort: { field: 'updatedAt', descending }, limit: 400 }));
      read.push(...page);
    } while (page.length > 0);
    expect(read).toEqual(await sorted(descending ? 'updated_at desc, id desc' : 'updated_at, id'));
  },
);

test.each([
  ['a booster', { boosterId: [id] }, `booster_id = '${id}'`],
  ['a game', { game: ['league'] }, `game = 'league'`],
  ['a service', { service: ['tft/win-boost'] }, `service = 'tft/win-boost'`],
  ['a service that is no longer offered', { service: ['retired'] }, `service = 'retired'`],
] as const)('the orders of %s are sorted by their age in every page', async (_, filter, where) => {
  const all = await sorted('created_at desc, id desc', where);
  for (const from of [0, 100, 1_010]) expect(await idsOf({ ...filter, from })).toEqual(all.slice(from, from + 25));
  expect((await lists.page(wanted(filter))).total).toBe(Math.min(all.length, 1_001));
});

test.each([
  ['late', { late: { at: now, is: true } }, 'orders_attention'],
  ['waiting for staff', { waitsForStaff: { at: now, is: true } }, 'orders_attention'],
  ['disputed', { disputed: true }, 'orders_attention'],
  ['another booster is wanted', { boosterRequested: true }, 'orders_attention'],
  ['another account is wanted', { accountRequested: true }, 'orders_attention'],
  ['another rank', { rankDiffers: true }, 'orders_attention'],
  ['last changed', { sort: { field: 'updatedAt', descending: true } }, 'orders_times'],
] as const)('a list is found by the index of its filter: %s', async (_, filter, index) => {
  const plans = await plansOf(database, () => lists.page(wanted(filter)));
  expect(plans).toEqual(expect.arrayContaining([expect.stringContaining(index)]));
});

test('the newest finished orders are found by the block range index', async () => {
  const plans = await plansOf(database, () => new SqlShowpieces(database).finished(12));
  expect(plans).toEqual(expect.arrayContaining([expect.stringContaining('orders_times')]));
});

test('the climbs that are told are found by the indexes of states and of times', async () => {
  const pieces = new SqlShowpieces(database);
  expect(await plansOf(database, () => pieces.playedAt(now))).toEqual([expect.stringContaining('orders_of_state')]);
  const week = { since: new Date(now.getTime() - 7 * 86_400_000), until: now };
  expect(await plansOf(database, () => pieces.arrivals(week))).toEqual([expect.stringContaining('orders_times')]);
});

test('a match changes no index of the order, so the update is heap-only', async () => {
  const orders = new SqlOrders(database);
  const { rows } = await sql<{ version: number }>`select current_setting('server_version_num')::int as version`.execute(
    database.sql(),
  );
  const updates = await database.run(async () => {
    const order = await orders.lock(id);
    if (!order) throw new Error('the order is missing');
    await orders.save({ ...order, progressPercent: 40, updatedAt: new Date(now.getTime() + 60_000) });
    const seen = await sql<{ hot: string }>`
      select n_tup_hot_upd as hot from pg_stat_xact_user_tables where relname = 'orders'`.execute(database.sql());
    return Number(seen.rows[0]?.hot);
  });
  // before version 16, PostgreSQL writes all indexes if a column of a block range index changes
  expect(updates).toBe((rows[0]?.version ?? 0) >= 160_000 ? 1 : 0);
});

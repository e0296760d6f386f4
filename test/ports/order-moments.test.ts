// Lists of orders by the time of an event: the orders that are found, and those that are not even read.
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { OrderState } from '#kernel/vocabulary.ts';
import { SqlOrderLists } from '#modules/order/adapters/persistence/sql-order-lists.ts';
import { orderRows } from '#modules/order/adapters/persistence/order.table.ts';
import { Database } from '#platform/db/database.ts';
import { orderRow } from '#test/support/order-rows.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

const noon = Date.parse('2026-11-20T12:00:00.000Z');
const hour = 3_600_000;
const at = (hours: number) => new Date(noon + hours * hour);

let file: TestDatabase;
let database: Database;
let id: string;
beforeAll(async () => {
  file = await testDatabase();
  database = await Database.connect(file.url, orderRows, { max: 2 });
});
beforeEach(() => {
  id = randomUUID();
});
afterAll(async () => {
  await database.close();
  await file.drop();
});

const comesTo = (state: OrderState, when: Date) =>
  sql`update orders set state = ${state}, updated_at = ${when} where id = ${id}`.execute(database.sql());

/** Adds an order to which all events happen at hour 1. */
const happens = async (placed: Date): Promise<void> => {
  const query = database.sql();
  await orderRow({ id, state: 'processing', at: placed }).execute(query);
  await sql`update orders set first_finished_at = ${at(1)} where id = ${id}`.execute(query);
  await comesTo('starting', at(1));
  await comesTo('cancelled', at(1));
  await sql`
    insert into order_dispute (id, order_id, customer_id, booster_id, kind, text, opened_at, answer_due_at, outcome, decided_at)
    values (${id}, ${id}, ${id}, ${id}, 'other', 'Eksik', ${at(1)}, ${at(1)}, 'rejected', ${at(1)})`.execute(query);
};

type Moment = 'takenAt' | 'finishedAt' | 'cancelledAt' | 'disputedAt' | 'disputeDecidedAt';
const isFound = async (moment: Moment, from: Date, to?: Date): Promise<boolean> => {
  const page = { from: 0, limit: 9, id: [id], sort: { field: 'createdAt', descending: true } } as const;
  const { rows } = await new SqlOrderLists(database).page({ ...page, [moment]: { from, to } });
  return rows.length > 0;
};

const moments = ['takenAt', 'finishedAt', 'cancelledAt', 'disputedAt', 'disputeDecidedAt'] as const;

test.each(moments)(
  'the filter %s finds an order by the time of that event, however much earlier the order was placed',
  async (moment) => {
    await happens(at(-9));
    expect(await isFound(moment, at(1), at(2))).toBe(true);
    expect(await isFound(moment, at(1))).toBe(true);
    expect(await isFound(moment, at(0), at(1))).toBe(false);
    expect(await isFound(moment, at(2), at(3))).toBe(false);
  },
);

test.each(moments)('the filter %s over a past period does not read orders placed after the period', async (moment) => {
  // an order that cannot exist: since the filter does not find it, the database has not read it
  await happens(at(5));
  expect(await isFound(moment, at(1), at(2))).toBe(false);
});

test('an order is found by the time when it was first taken, however often its boosters leave it', async () => {
  await orderRow({ id, state: 'processing', at: at(0) }).execute(database.sql());
  for (const hours of [1, 3]) {
    await comesTo('starting', at(hours));
    await comesTo('processing', at(hours + 1));
  }
  expect(await isFound('takenAt', at(1), at(2))).toBe(true);
  expect(await isFound('takenAt', at(3), at(4))).toBe(false);
});

test('a change of an order that is no transition changes none of its event times', async () => {
  await happens(at(-9));
  await comesTo('cancelled', at(5));
  await sql`update orders set progress_percent = 1, updated_at = ${at(6)} where id = ${id}`.execute(database.sql());
  expect(await isFound('cancelledAt', at(1), at(2))).toBe(true);
  expect(await isFound('cancelledAt', at(5), at(9))).toBe(false);
});

test.each([3, 1_003])(
  'of %i late orders the newest or dearest are listed first, counted up to a thousand',
  async (late) => {
    const query = database.sql();
    const game = late > 1_000 ? 'valorant' : 'tft';
    for (let nth = 1; nth <= 2 * late; nth++)
      await orderRow({ id: randomUUID(), state: 'started', game, price: nth, at: at(nth / 60) }).execute(query);
    await sql`update orders set due_at = case when price_kurus % 2 = 0 then ${at(-1)}::timestamptz else ${at(9_000)} end
    where game = ${game} and state = 'started'`.execute(query);
    const page = { from: 0, limit: 3, game: [game], late: { is: true, at: at(0) } } as const;
    const lists = new SqlOrderLists(database);
    for (const field of ['createdAt', 'price'] as const) {
      const { rows, total, atLeast } = await lists.page({ ...page, sort: { field, descending: true } });
      expect(rows.map((row) => row.price.amount)).toEqual([2 * late, 2 * late - 2, 2 * late - 4]);
      expect([total, atLeast]).toEqual(late > 1_000 ? [1_001, true] : [3, false]);
    }
  },
);

// Lists of what happened to orders in a time: which orders are found, and which are not even read.
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { MikroOrderLists } from '#modules/order/adapters/persistence/mikro-order-lists.ts';
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

/** All of it happens to one order at one o'clock. */
const happens = async (placed: Date): Promise<void> => {
  const query = database.sql();
  await orderRow({ id, state: 'cancelled', at: placed }).execute(query);
  await sql`update orders set first_finished_at = ${at(1)} where id = ${id}`.execute(query);
  for (const to of ['starting', 'cancelled'])
    await sql`insert into order_event (order_id, at, kind, actor_role, actor_name, from_state, to_state)
      values (${id}, ${at(1)}, 'transition', 'system', 'Basamak', 'processing', ${to})`.execute(query);
  await sql`
    insert into order_dispute (id, order_id, customer_id, booster_id, kind, text, opened_at, answer_due_at, outcome, decided_at)
    values (${id}, ${id}, ${id}, ${id}, 'other', 'Eksik', ${at(1)}, ${at(1)}, 'rejected', ${at(1)})`.execute(query);
};

type Moment = 'taken' | 'finished' | 'cancelled' | 'disputeOpened' | 'disputeDecided';
const isFound = async (moment: Moment, from: Date, to?: Date): Promise<boolean> => {
  const page = { from: 0, limit: 9, ids: [id], sort: { field: 'createdAt', descending: true } } as const;
  const { rows } = await new MikroOrderLists(database).page({ ...page, [moment]: { from, to } });
  return rows.length > 0;
};

const moments = ['taken', 'finished', 'cancelled', 'disputeOpened', 'disputeDecided'] as const;

test.each(moments)('what was %s in a time is found in it, however long before it was placed', async (moment) => {
  await happens(at(-9));
  expect(await isFound(moment, at(1), at(2))).toBe(true);
  expect(await isFound(moment, at(1))).toBe(true);
  expect(await isFound(moment, at(0), at(1))).toBe(false);
  expect(await isFound(moment, at(2), at(3))).toBe(false);
});

test.each(moments)('of what was %s in a time that is over nothing is read that was placed since', async (moment) => {
  // it can't happen: that it is not found shows that it was not looked at
  await happens(at(5));
  expect(await isFound(moment, at(1), at(2))).toBe(false);
});

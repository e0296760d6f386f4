// What is counted of a booster's orders, reviews and messages for the public pages.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import type { OrderState } from '#kernel/vocabulary.ts';
import { rows } from '#main/modules.ts';
import { SqlBoosterResults } from '#modules/booster/adapters/persistence/sql-booster-results.ts';
import { SqlUsers } from '#modules/identity/adapters/persistence/sql-users.ts';
import { Database } from '#platform/db/database.ts';
import { orderRow } from '#test/support/order-rows.ts';
import { person } from '#test/support/people.ts';
import { plansOf } from '#test/support/query-plans.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

const now = new Date('2026-11-28T12:00:00.000Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const day = 24 * 60;

let server: TestDatabase;
let database: Database;
let results: SqlBoosterResults;
beforeAll(async () => {
  server = await testDatabase();
  database = await Database.connect(server.url, rows, { max: 2 });
  results = new SqlBoosterResults(database);
});
afterAll(async () => {
  await database.close();
  await server.drop();
});

const booster = async (lastSeenAt: Date | null = null) => {
  const user = person({ role: 'booster', lastSeenAt });
  await new SqlUsers(database).add(user);
  return user.id;
};
const order = async (boosterId: string, state: OrderState, finishedLate: boolean | null = null) => {
  const id = v7();
  await orderRow({ id, boosterId, state, at: minutes(-2 * day) }).execute(database.sql());
  if (finishedLate !== null)
    await sql`update orders set finished_late = ${finishedLate}, first_finished_by = ${boosterId}, first_finished_at = ${now}
      where id = ${id}`.execute(database.sql());
  return id;
};
const left = (orderId: string, boosterId: string) =>
  sql`insert into order_stint (order_id, booster_id, share_percent, worth_kurus, earned_kurus, turned_away, ended_at)
    values (${orderId}, ${boosterId}, 60, 0, 0, false, ${now})`.execute(database.sql());
const message = (orderId: string, seq: number, senderId: string | null, at: Date) =>
  sql`insert into message (order_id, id, seq, sender_id, sender_role, sender_name, text, contacts, created_at)
    values (${orderId}, ${v7()}, ${seq}, ${senderId ?? v7()}, ${senderId ? 'booster' : 'customer'}, 'Ada B.', 'Selam', '{}', ${at})`.execute(
    database.sql(),
  );
const review = (orderId: string, stars: number, hidden = false) =>
  sql`insert into order_review (order_id, service, stars, text, first_name, hidden, created_at)
    values (${orderId}, 'kocluk', ${stars}, 'iyi', 'Ada', ${hidden}, ${now})`.execute(database.sql());
const of = async (id: string) => (await results.of([id], now)).get(id);

test('confirmed, cancelled and left orders are counted, and of the confirmed ones those in time', async () => {
  const [id, other] = [await booster(minutes(-5)), await booster()];
  await order(id, 'closed', false);
  await order(id, 'completed', true);
  await order(id, 'completed');
  await order(id, 'cancelled');
  await order(id, 'started');
  await order(id, 'finished', false);
  await order(other, 'closed', false);
  await left(await order(other, 'processing'), id);
  expect(await of(id)).toMatchObject({
    confirmed: 2 + 1,
    cancelled: 1,
    left: 1,
    timed: 2,
    onTime: 1,
    active: 1,
    lastSeenAt: minutes(-5),
  });
  expect(await of(other)).toMatchObject({ confirmed: 1, left: 0, lastSeenAt: null });
});

test('a finish by another booster counts for neither of them in time', async () => {
  const [first, last] = [await booster(), await booster()];
  const id = await order(first, 'closed', true);
  await sql`update orders set booster_id = ${last} where id = ${id}`.execute(database.sql());
  expect(await of(last)).toMatchObject({ timed: 0, onTime: 0 });
});

test('hidden reviews are not counted', async () => {
  const id = await booster();
  for (const [stars, hidden] of [
    [5, false],
    [4, false],
    [1, true],
  ] as const)
    await review(await order(id, 'closed'), stars, hidden);
  expect(await of(id)).toMatchObject({ reviews: 2, stars: 4.5 });
});

test('an answer is the booster’s first message after the customer’s first; the median counts the unanswered of a day ago', async () => {
  const id = await booster();
  const chat = async (...lines: (readonly [ofBooster: boolean, at: number])[]) => {
    const orderId = await order(id, 'started');
    for (const [seq, [ofBooster, at]] of lines.entries())
      await message(orderId, seq + 1, ofBooster ? id : null, minutes(at));
    return orderId;
  };
  // the greeting before the question is no answer
  await chat([true, -30], [false, -20], [false, -19], [true, -10], [true, -9]);
  await chat([false, -60], [true, -58]);
  expect(await of(id)).toMatchObject({ asked: 2, answerSeconds: 120 });
  await chat([false, -30]);
  await chat([true, -30]);
  expect(await of(id)).toMatchObject({ asked: 2 });
  await chat([false, -2 * day]);
  expect(await of(id)).toMatchObject({ asked: 3, answerSeconds: 600 });
  await chat([false, -2 * day]);
  await chat([false, -2 * day]);
  expect(await of(id)).toMatchObject({ asked: 5, answerSeconds: Infinity });
  // of an order that had another booster, nobody knows who was asked
  await left(await chat([false, -60], [true, -59]), v7());
  expect(await of(id)).toMatchObject({ asked: 5 });
});

test('boosters without orders have empty results, and unknown ids are left out', async () => {
  const id = await booster();
  expect([...(await results.of([id, v7()], now)).values()]).toEqual([
    {
      active: 0,
      answerSeconds: null,
      asked: 0,
      cancelled: 0,
      confirmed: 0,
      lastSeenAt: null,
      left: 0,
      onTime: 0,
      reviews: 0,
      stars: null,
      timed: 0,
    },
  ]);
  expect(await results.of([], now)).toEqual(new Map());
});

test('the newest orders of a booster are read by the booster’s index, never all orders', async () => {
  const id = await booster();
  const one = await order(id, 'closed', false);
  await sql`insert into orders select copy.* from generate_series(1, 3000) as nth, orders as one,
    jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'number', nextval('orders_number_seq'),
      'booster_id', gen_random_uuid(), 'created_at', ${now}::timestamptz - nth * interval '1 hour')) as copy
    where one.id = ${one}`.execute(database.sql());
  await sql`analyze orders`.execute(database.sql());
  const [plan = ''] = await plansOf(database, () => results.of([id], now));
  expect(plan).not.toMatch(/Seq Scan on (orders|order_review|message|order_stint)/);
  expect(plan).toContain('orders_of_booster');
});

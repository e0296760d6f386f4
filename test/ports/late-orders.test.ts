import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { MikroOrderLists } from '#modules/order/adapters/persistence/mikro-order-lists.ts';
import { orderRows } from '#modules/order/adapters/persistence/order.table.ts';
import type { OrderListQuery } from '#modules/order/application/ports.ts';
import { Database } from '#platform/db/database.ts';
import { Reading } from '#platform/db/lists.ts';
import { orderRow } from '#test/support/order-rows.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

const now = new Date('2026-11-20T18:00:00.000Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const late: { readonly id: string; readonly price: number; readonly at: Date; readonly game: string }[] = [];

let file: TestDatabase;
let database: Database;
beforeAll(async () => {
  file = await testDatabase();
  database = await Database.connect(file.url, orderRows, { max: 2 });
  for (let nth = 0; nth < 24; nth++) {
    // who came first is not due first; of each moment there are two
    const row = { id: v7(), price: (nth * 7) % 24, at: minutes(-600 + Math.floor(nth / 2)) };
    const game = nth % 3 === 0 ? ('tft' as const) : ('league' as const);
    const [state, due, pausedAt] = [
      ['started', -nth, null],
      ['in-game', nth - 100, null],
      ['started', -nth, now],
      ['started', nth, null],
      ['finished', -nth, null],
    ][nth % 5] as ['started' | 'in-game' | 'finished', number, Date | null];
    await orderRow({ ...row, game, state }).execute(database.sql());
    await sql`update orders set due_at = ${minutes(due - 1)}, paused_at = ${pausedAt} where id = ${row.id}`.execute(
      database.sql(),
    );
    if (state !== 'finished' && due < 1 && pausedAt === null) late.push({ ...row, game });
  }
});
afterAll(async () => {
  await database.close();
  await file.drop();
});

const page = (part: Partial<OrderListQuery>) =>
  new MikroOrderLists(database).page({
    from: 0,
    limit: 25,
    sort: { field: 'createdAt', descending: true },
    late: { at: now, is: true },
    ...part,
  });
const idsOf = ({ rows }: { readonly rows: readonly { readonly id: string }[] }) => rows.map(({ id }) => id);

test('late orders are those that are played, due and do not rest, the newest first, page by page', async () => {
  const newest = late.map(({ id }) => id).toReversed();
  expect(newest.length).toBeGreaterThan(8);
  expect(await page({})).toMatchObject({ total: newest.length, atLeast: false });
  for (const from of [0, 1, 3, 4, newest.length - 1, newest.length])
    expect(idsOf(await page({ from, limit: 4 }))).toEqual(newest.slice(from, from + 4));
});

test('late orders are sorted and filtered as all orders are', async () => {
  const wanted = late.filter(({ game }) => game === 'tft').toSorted((one, other) => one.price - other.price);
  expect(wanted.length).toBeGreaterThan(2);
  const cheapest = { games: ['tft'], sort: { field: 'price', descending: false } } as const;
  expect(idsOf(await page(cheapest))).toEqual(wanted.map(({ id }) => id));
  expect(idsOf(await page({ ...cheapest, from: 1, limit: 2 }))).toEqual(wanted.slice(1, 3).map(({ id }) => id));
});

test('late orders are read to their end, page by page', async () => {
  const reading = new Reading();
  const read: string[] = [];
  for (let from = 0; from < late.length; from += 3)
    read.push(...(await reading.run(async () => idsOf(await page({ from, limit: 3 })))));
  expect(read).toEqual(late.map(({ id }) => id).toReversed());
});

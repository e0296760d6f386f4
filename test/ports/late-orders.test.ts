import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { orderStates } from '#kernel/vocabulary.ts';
import { isLate, waitsForStaff } from '#modules/order/domain/due.ts';
import { isUnproven } from '#modules/order/domain/proof.ts';
import { SqlOrderLists } from '#modules/order/adapters/persistence/sql-order-lists.ts';
import { orderRows } from '#modules/order/adapters/persistence/order.table.ts';
import type { OrderListQuery } from '#modules/order/application/ports.ts';
import { Database } from '#platform/db/database.ts';
import { KeysetCursor } from '#platform/db/lists.ts';
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
    // orders are not due in the order of their creation, and two share each creation time
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
  new SqlOrderLists(database).page({
    from: 0,
    limit: 25,
    sort: { field: 'createdAt', descending: true },
    late: { at: now, is: true },
    ...part,
  });
const idsOf = ({ rows }: { readonly rows: readonly { readonly id: string }[] }) => rows.map(({ id }) => id);

test('the filter and the count of late orders agree with the domain’s rule', async () => {
  const own = await testDatabase();
  const there = await Database.connect(own.url, orderRows, { max: 2 });
  const lists = new SqlOrderLists(there);
  const dues = [null, minutes(-1), new Date(now.getTime() - 1), now, minutes(1)];
  const ruled = new Map<string, boolean>();
  for (const state of orderStates)
    for (const dueAt of dues)
      for (const paused of [false, true])
        for (const rankDiffers of [false, true]) {
          const id = v7();
          await orderRow({ id, state, at: minutes(-600) }).execute(there.sql());
          await sql`update orders set due_at = ${dueAt}, paused_at = ${paused ? now : null},
            rank_differs_since = ${rankDiffers ? now : null} where id = ${id}`.execute(there.sql());
          ruled.set(id, isLate({ state, dueAt, paused, rankDiffers }, now));
        }
  const sorted = (wanted: boolean) => [...ruled].filter(([, is]) => is === wanted).map(([id]) => id);
  const filtered = async (is: boolean) =>
    idsOf(
      await lists.page({
        from: 0,
        limit: 1_000,
        sort: { field: 'createdAt', descending: false },
        late: { at: now, is },
      }),
    );
  expect(sorted(true)).toHaveLength(4 * 2);
  expect((await filtered(true)).toSorted()).toEqual(sorted(true).toSorted());
  expect((await filtered(false)).toSorted()).toEqual(sorted(false).toSorted());
  expect((await lists.now(now)).late).toBe(sorted(true).length);
  await there.close();
  await own.drop();
});

test('the filter waitsForStaff finds exactly the orders for which the domain rule is true', async () => {
  const own = await testDatabase();
  const there = await Database.connect(own.url, orderRows, { max: 2 });
  const lists = new SqlOrderLists(there);
  const ruled = new Map<string, boolean>();
  const marks = ['late', 'disputed', 'boosterRequested', 'accountRequested', 'rankDiffers', 'closes'] as const;
  for (const state of ['waiting', 'processing', 'started', 'finished', 'completed'] as const)
    for (let each = 0; each < 2 ** marks.length; each++) {
      const is = Object.fromEntries(marks.map((mark, nth) => [mark, (each & (2 ** nth)) > 0])) as Record<
        (typeof marks)[number],
        boolean
      >;
      const id = v7();
      await orderRow({ id, state, at: minutes(-600) }).execute(there.sql());
      const [dueAt, closesAt] = [minutes(is.late ? -1 : 1), is.closes ? minutes(60) : null];
      await sql`update orders set due_at = ${dueAt}, disputed = ${is.disputed}, closes_at = ${closesAt},
        booster_requested_at = ${is.boosterRequested ? now : null}, account_requested_at = ${is.accountRequested ? now : null},
        rank_differs_since = ${is.rankDiffers ? now : null} where id = ${id}`.execute(there.sql());
      const late = isLate({ state, dueAt, paused: false, rankDiffers: is.rankDiffers }, now);
      const unproven = isUnproven({ state, closesAt, disputed: is.disputed });
      ruled.set(id, waitsForStaff({ ...is, late, unproven }));
    }
  const found = async (is: boolean) =>
    idsOf(
      await lists.page({
        from: 0,
        limit: 1_000,
        sort: { field: 'createdAt', descending: false },
        waitsForStaff: { at: now, is },
      }),
    ).toSorted();
  for (const is of [true, false])
    expect(await found(is)).toEqual([...ruled].flatMap(([id, waits]) => (waits === is ? [id] : [])).toSorted());
  expect(new Set(ruled.values()).size).toBe(2);
  await there.close();
  await own.drop();
});

test('late orders are those in play, past their due time and not paused, listed newest first in pages', async () => {
  const newest = late.map(({ id }) => id).toReversed();
  expect(newest.length).toBeGreaterThan(8);
  expect(await page({})).toMatchObject({ total: newest.length, atLeast: false });
  for (const from of [0, 1, 3, 4, newest.length - 1, newest.length])
    expect(idsOf(await page({ from, limit: 4 }))).toEqual(newest.slice(from, from + 4));
});

test('late orders can be sorted by price and filtered by game', async () => {
  const wanted = late.filter(({ game }) => game === 'tft').toSorted((one, other) => one.price - other.price);
  expect(wanted.length).toBeGreaterThan(2);
  const cheapest = { game: ['tft'], sort: { field: 'price', descending: false } } as const;
  expect(idsOf(await page(cheapest))).toEqual(wanted.map(({ id }) => id));
  expect(idsOf(await page({ ...cheapest, from: 1, limit: 2 }))).toEqual(wanted.slice(1, 3).map(({ id }) => id));
});

test('late orders are read to the end with a keyset cursor', async () => {
  const cursor = new KeysetCursor();
  const read: string[] = [];
  for (let from = 0; from < late.length; from += 3)
    read.push(...(await cursor.run(async () => idsOf(await page({ from, limit: 3 })))));
  expect(read).toEqual(late.map(({ id }) => id).toReversed());
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { Money } from '#kernel/money.ts';
import { rows } from '#main/modules.ts';
import { SqlOrders } from '#modules/order/adapters/persistence/sql-orders.ts';
import { readCounted } from '#modules/order/application/count-matches.ts';
import type { NewMatchRow, Orders } from '#modules/order/application/ports.ts';
import type { Order } from '#modules/order/domain/order.ts';
import { Database } from '#platform/db/database.ts';
import { InMemoryOrders } from '#test/support/fakes/in-memory-orders.ts';
import { anOrder, now } from '#test/support/orders.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

const later = (hours: number) => new Date(now.getTime() + hours * 3600_000);

let testDb: TestDatabase;
let database: Database;
beforeAll(async () => {
  testDb = await testDatabase();
  database = await Database.connect(testDb.url, rows, { max: 4 });
});
afterAll(async () => {
  await database.close();
  await testDb.drop();
});

/** Deletes the orders of earlier tests. */
const onPostgres = async (): Promise<Orders> => {
  await sql`delete from orders`.execute(database.sql());
  return new SqlOrders(database);
};

describe.each([
  ['in memory', async (): Promise<Orders> => new InMemoryOrders()],
  ['on PostgreSQL', onPostgres],
])('matches %s', (_, make) => {
  const placed = async (orders: Orders, order: Partial<Order> = {}) => {
    const id = randomUUID();
    await orders.add(anOrder({ customerId: randomUUID(), ...order, id }));
    return id;
  };

  test('are kept in the order in which they were added, not of their times; a match can later be marked as counting', async () => {
    const orders = await make();
    const [one, other] = [randomUUID(), randomUUID()];
    const matches = [
      aMatch(one, { createdAt: later(2), champion: 'Ahri', gold: 9_000 }),
      aMatch(one, { createdAt: later(1), counts: false }),
      aMatch(one, { createdAt: later(3), counts: false }),
    ] as const;
    for (const match of [...matches, aMatch(other, { counts: false })]) await orders.addMatch(match);
    expect(await orders.matchesOf(one)).toMatchObject(matches.map(({ countedAt: _countedAt, ...match }) => match));
    await orders.countMatches(one, new Map([[matches[1].id, later(3)]]));
    expect((await orders.matchesOf(one)).map(({ counts }) => counts)).toEqual([true, true, false]);
    expect((await orders.matchesOf(other)).map(({ counts }) => counts)).toEqual([false]);
  });

  test('are counted since a time over all orders of a booster: only matches that count, also of ended orders', async () => {
    const orders = await make();
    const boosterId = randomUUID();
    const [playing, also, over] = [
      await placed(orders, { boosterId, state: 'started', updatedAt: later(-2) }),
      await placed(orders, { boosterId, state: 'in-game' }),
      await placed(orders, { boosterId, state: 'finished' }),
    ];
    const others = await placed(orders, { boosterId: randomUUID(), state: 'started' });
    for (const match of [
      aMatch(playing, { createdAt: later(-1) }),
      aMatch(playing, { createdAt: later(0) }),
      aMatch(playing, { createdAt: later(1), counts: false }),
      aMatch(also, { createdAt: later(1) }),
      aMatch(over, { createdAt: later(1) }),
      aMatch(others, { createdAt: later(1) }),
    ])
      await orders.addMatch(match);
    expect(await orders.countedSince(boosterId, now)).toBe(3);
  });

  test('are counted by the time from which they count, not by their entry', async () => {
    const orders = await make();
    const boosterId = randomUUID();
    const playing = await placed(orders, { boosterId, state: 'started' });
    const waiting = aMatch(playing, { createdAt: later(-3), counts: false });
    await orders.addMatch(waiting);
    await orders.addMatch(aMatch(playing, { createdAt: later(2), countedAt: later(-1) }));
    expect(await orders.countedSince(boosterId, now)).toBe(0);
    await orders.countMatches(playing, new Map([[waiting.id, later(1)]]));
    expect(await orders.countedSince(boosterId, now)).toBe(1);
  });

  test('of an order that changed its booster are counted for the booster who played them', async () => {
    const orders = await make();
    const [left, took, third] = [randomUUID(), randomUUID(), randomUUID()];
    const [given, pooled] = [
      await placed(orders, { boosterId: took, state: 'started' }),
      await placed(orders, { boosterId: null, state: 'processing' }),
    ];
    for (const [orderId, boosterId, hours] of [
      [given, third, 1],
      [given, left, 3],
      [pooled, left, 3],
    ] as const)
      await orders.addAssignment({
        orderId,
        boosterId,
        at: later(hours),
        sharePercent: 60,
        worth: Money.zero,
        earned: Money.zero,
        turnedAway: false,
      });
    for (const match of [
      aMatch(given, { createdAt: later(0.5) }),
      aMatch(given, { createdAt: later(2) }),
      aMatch(given, { createdAt: later(4) }),
      aMatch(pooled, { createdAt: later(2) }),
    ])
      await orders.addMatch(match);
    const counted = async (id: string) => orders.countedSince(id, now);
    expect([await counted(third), await counted(left), await counted(took)]).toEqual([1, 2, 1]);
  });

  test('that wait to count are found while their orders are in play, not paused and not to be reassigned', async () => {
    const orders = await make();
    const waiting = async (order: Partial<Order>) => {
      const id = await placed(orders, { boosterId: randomUUID(), ...order });
      await orders.addMatch(aMatch(id, { counts: false }));
      return id;
    };
    const found = [await waiting({ state: 'started' }), await waiting({ state: 'in-game' })];
    await waiting({ state: 'finished' });
    await waiting({ state: 'started', pause: { at: now, by: 'customer', reason: 'Tatil' } });
    await waiting({ state: 'started', boosterRequest: { at: now, reason: 'Yavaş' } });
    const counted = await placed(orders, { boosterId: randomUUID(), state: 'started' });
    await orders.addMatch(aMatch(counted));
    expect((await orders.withWaitingMatches(9, [])).toSorted()).toEqual(found.toSorted());
    expect(await orders.withWaitingMatches(9, found.slice(1))).toEqual(found.slice(0, 1));
    expect(await orders.withWaitingMatches(1, [])).toHaveLength(1);
  });
});

test('two orders of a booster do not count matches for the same time: the second transaction waits for the first', async () => {
  const second = await Database.connect(testDb.url, rows, { max: 2 });
  try {
    const [one, other] = [new SqlOrders(database), new SqlOrders(second)];
    const boosterId = randomUUID();
    const ids = [randomUUID(), randomUUID()] as const;
    for (const id of ids) {
      await one.add(anOrder({ id, customerId: randomUUID(), boosterId, state: 'started' }));
      await one.addMatch(aMatch(id, { counts: false }));
    }
    // after a quarter of an hour one match of ten minutes can have been played
    const counting = async (orders: SqlOrders, id: string) =>
      (await readCounted(orders, (await orders.lock(id))!, later(0.25))).changed;
    let waits: Promise<boolean> | undefined;
    const first = await database.run(async () => {
      const changed = await counting(one, ids[0]);
      waits = second.run(() => counting(other, ids[1]));
      await Promise.race([waits, sleep(500)]);
      return changed;
    });
    expect([first, await waits]).toEqual([true, false]);
  } finally {
    await second.close();
  }
});

const aMatch = (orderId: string, change: Partial<NewMatchRow> = {}): NewMatchRow => ({
  id: randomUUID(),
  orderId,
  kills: 5,
  deaths: 3,
  assists: 8,
  points: 20,
  result: 'win',
  playedAt: now.toISOString(),
  counts: true,
  countedAt: null,
  createdAt: now,
  ...change,
});

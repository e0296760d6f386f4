import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Money } from '#kernel/money.ts';
import { rows } from '#main/modules.ts';
import { SqlOrders } from '#modules/order/adapters/persistence/sql-orders.ts';
import type { Orders } from '#modules/order/application/ports.ts';
import type { Order } from '#modules/order/domain/order.ts';
import type { TimelineLine } from '#modules/order/domain/timeline.ts';
import type { Assignment } from '#modules/order/domain/shares.ts';
import type { Stream } from '#modules/order/domain/stream.ts';
import { Database } from '#platform/db/database.ts';
import { aDraft } from '#test/support/drafts.ts';
import { InMemoryOrders } from '#test/support/fakes/in-memory-orders.ts';
import { anOrder, now } from '#test/support/orders.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

const later = (hours: number) => new Date(now.getTime() + hours * 3600_000);
const lira = (amount: number) => Money.lira(amount);

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
])('orders %s', (_, make) => {
  const placed = async (orders: Orders, order: Partial<Order> = {}) => {
    const id = randomUUID();
    await orders.add(anOrder({ customerId: randomUUID(), ...order, id }));
    return id;
  };
  const orderOf = async (orders: Orders, id: string): Promise<Order> => {
    const order = await orders.find(id);
    if (!order) throw new Error(`${id} is not there`);
    return order;
  };

  test('get a number each and are found as they were placed', async () => {
    const orders = await make();
    const [customerId, topUpId] = [randomUUID(), randomUUID()];
    const createdAt = later(-1);
    const added = anOrder({ id: randomUUID(), customerId, topUpId, priority: true, dueAt: later(3), createdAt });
    const number = await orders.add(added);
    expect(number).toMatch(/^\d+$/);
    expect(await orderOf(orders, added.id)).toEqual({ ...added, number });
    expect(await orders.lock(added.id)).toEqual({ ...added, number });
    expect(await orders.add(anOrder({ id: randomUUID(), customerId }))).not.toBe(number);
    expect([await orders.find(randomUUID()), await orders.lock(randomUUID())]).toEqual([undefined, undefined]);
  });

  test('with a draft that no longer fits the contract are read without it', async () => {
    const orders = await make();
    const id = await placed(orders, { state: 'payment-error', draft: { service: 'of-yesterday' } });
    expect((await orderOf(orders, id)).draft).toBeNull();
  });

  test('keep every field that can change', async () => {
    const orders = await make();
    const order = await orderOf(orders, await placed(orders));
    const boosterId = randomUUID();
    const after: Order = {
      ...order,
      state: 'finished',
      boosterId,
      sharePercent: 65,
      price: lira(1100),
      laneDifference: lira(100),
      streamRefund: lira(3),
      boosterEarned: lira(400),
      refunded: lira(50),
      tipped: lira(20),
      earlier: { worth: lira(200), earned: lira(130) },
      lane: 'champion',
      champion: 'Ahri',
      laneChanged: true,
      gameAccountId: randomUUID(),
      accountGiven: true,
      accountReplaced: true,
      pause: { at: later(1), by: 'customer', reason: 'Tatil' },
      pausedMs: 7_000,
      boosterRequest: { at: later(2), reason: 'Yavaş' },
      accountRequest: { at: later(3), accountId: randomUUID() },
      disputed: true,
      dueAt: later(20),
      finishedAt: later(4),
      firstFinish: { at: later(4), boosterId, playedSeconds: 3600, late: true },
      closesAt: later(76),
      updatedAt: later(4),
      boosterName: 'Ege D.',
      boosterTier: 2,
      summary: [{ code: 'base', label: 'Elo boost', amount: { amount: 1100_00, currency: 'TRY' } }],
      progressPercent: 40,
      base: { by: 'staff', matches: 2, to: { current: { tier: 'gold', division: 1 } } },
      claim: { id: randomUUID(), matches: 3, to: { current: { tier: 'platinum', division: 4 } } },
    };
    await orders.save(after);
    expect(await orderOf(orders, order.id)).toEqual(after);
  });

  test('keep an agreed rank with its draft, price and estimate', async () => {
    const orders = await make();
    const order = await orderOf(orders, await placed(orders));
    const rank = {
      id: randomUUID(),
      at: later(1),
      declared: { tier: 'gold', division: 3, points: 34 },
      found: { tier: 'gold', division: 1, points: 0 },
      difference: lira(-50),
      reached: false,
      outcome: 'agreed',
    } as const;
    const after = {
      ...order,
      rank,
      rankDifference: lira(-50),
      price: lira(950),
      estimate: { minHours: 5, maxHours: 9 },
      draft: aDraft({ current: { tier: 'gold', division: 1, lp: 0 } }),
    };
    await orders.save(after);
    expect(await orderOf(orders, order.id)).toEqual(after);
  });

  test('have a timeline in the order of writing, not of the lines’ times', async () => {
    const orders = await make();
    const [one, other] = [randomUUID(), randomUUID()];
    const event = (orderId: string, at: Date, change: Partial<TimelineLine> = {}): TimelineLine => ({
      orderId,
      at,
      actor: { id: randomUUID(), role: 'booster', displayName: 'Ege D.' },
      kind: 'transition',
      from: 'processing',
      to: 'starting',
      reason: null,
      ...change,
    });
    const reached = { done: 1, rank: null, extraWin: false, percent: 20 };
    const events = [
      event(one, later(2)),
      event(one, later(1), {
        actor: { id: null, role: 'system', displayName: 'Basamak' },
        from: null,
        to: null,
        reason: 'Öyle',
        progress: { from: { ...reached, percent: 10 }, to: reached },
      }),
    ];
    await orders.addEvents([...events, event(other, later(0))]);
    expect(await orders.eventsOf(one)).toEqual(events);
    expect(await orders.eventsOf(randomUUID())).toEqual([]);
  });

  test('have assignments in the order in which they were added', async () => {
    const orders = await make();
    const [one, other] = [randomUUID(), randomUUID()];
    const assignments = [anAssignment(one, lira(10)), anAssignment(one, lira(20)), anAssignment(other, lira(30))];
    for (const assignment of assignments) await orders.addAssignment(assignment);
    expect(await orders.assignmentsOf([one, other])).toEqual(assignments);
    expect(await orders.assignmentsOf([other])).toEqual(assignments.slice(2));
    expect(await orders.assignmentsOf([])).toEqual([]);
  });

  test('have streams, the earliest first and at most one of them live', async () => {
    const orders = await make();
    const orderId = randomUUID();
    const stream = (hours: number, change: Partial<Stream> = {}): Stream => ({
      id: randomUUID(),
      orderId,
      boosterId: randomUUID(),
      url: 'https://www.twitch.tv/ece_oynuyor',
      startedAt: later(hours),
      endedAt: null,
      counts: false,
      ...change,
    });
    const live = stream(2);
    await orders.addStream(live);
    await orders.addStream(stream(1, { endedAt: later(2) }));
    expect((await orders.streamsOf(orderId)).map(({ startedAt }) => startedAt)).toEqual([later(1), later(2)]);
    await expect(orders.addStream(stream(3))).rejects.toThrow(/order_stream_live/);
    await orders.saveStream({ ...live, counts: true, endedAt: later(3) });
    expect((await orders.streamsOf(orderId))[1]).toEqual({ ...live, counts: true, endedAt: later(3) });
    await orders.addStream(stream(4));
    expect(await orders.streamsOf(orderId)).toHaveLength(3);
  });

  test('are reviewed once, and the first review stays', async () => {
    const orders = await make();
    const review = { orderId: randomUUID(), service: 'kocluk', stars: 5, text: 'iyi', firstName: 'Ada', at: now };
    expect(await orders.reviewOf(review.orderId)).toBeUndefined();
    expect(await orders.addReview(review)).toBe(true);
    expect(await orders.addReview({ ...review, stars: 1 })).toBe(false);
    expect(await orders.reviewOf(review.orderId)).toEqual({ ...review, hidden: false });
  });

  test('are counted by booster: active ones and confirmed ones', async () => {
    const orders = await make();
    const [one, other, idle] = [randomUUID(), randomUUID(), randomUUID()];
    for (const state of ['starting', 'started', 'in-game', 'finished', 'closed', 'completed', 'cancelled'] as const)
      await placed(orders, { boosterId: one, state });
    await placed(orders, { boosterId: other, state: 'starting' });
    await placed(orders, { state: 'processing' });
    expect(await orders.activeCounts([one, other, idle])).toEqual(
      new Map([
        [one, 3],
        [other, 1],
      ]),
    );
    expect(await orders.confirmedCounts([one, idle])).toEqual(new Map([[one, 2]]));
    expect([await orders.activeCounts([]), await orders.confirmedCounts([])]).toEqual([new Map(), new Map()]);
  });

  test('tell their games, and leave out unknown ids', async () => {
    const orders = await make();
    const id = await placed(orders);
    const { game } = (await orderOf(orders, id)).service;
    expect(await orders.gamesOf([id, randomUUID()])).toEqual(new Map([[id, game]]));
    expect(await orders.gamesOf([])).toEqual(new Map());
  });

  test('name the participants of their conversation, and the time since when the booster is one', async () => {
    const orders = await make();
    const [customerId, boosterId] = [randomUUID(), randomUUID()];
    const id = await placed(orders, { customerId, boosterId, state: 'started' });
    const over = await placed(orders, { customerId, boosterId, state: 'closed' });
    for (const [assignment, hours] of [
      [anAssignment(id, lira(1)), 1],
      [anAssignment(id, lira(1)), 2],
      [{ ...anAssignment(id, lira(1)), boosterId }, 3],
    ] as const)
      await orders.addAssignment({ ...assignment, at: later(hours) });
    const { number } = await orderOf(orders, id);
    const sides = { number, customerId, boosterId, boosterSince: later(2), open: true };
    expect(await orders.lockParticipants(id)).toEqual(sides);
    const known = await orders.participantsOf([id, over, randomUUID()]);
    expect([known.get(id), known.get(over), known.size]).toEqual([
      sides,
      expect.objectContaining({ boosterSince: null, open: false }),
      2,
    ]);
    expect(await orders.lockParticipants(randomUUID())).toBeUndefined();
    expect(await orders.participantsOf([])).toEqual(new Map());
  });

  test('are found by state and last change, finished ones by their closing time unless disputed', async () => {
    const orders = await make();
    const closed = (at: Date, createdAt: Date) => placed(orders, { state: 'closed', updatedAt: at, createdAt });
    const [younger, older, fresh] = [
      await closed(later(-1), later(-2)),
      await closed(later(0), later(-3)),
      await closed(later(1), later(-4)),
    ];
    expect(await orders.waitingIn('closed', now, 9, [])).toEqual([older, younger]);
    expect(await orders.waitingIn('closed', now, 1, [])).toEqual([older]);
    expect(await orders.waitingIn('closed', now, 9, [older])).toEqual([younger]);
    expect(await orders.waitingIn('closed', later(1), 9, [])).toEqual([fresh, older, younger]);
    const finished = await placed(orders, { state: 'finished', closesAt: later(0), updatedAt: later(5) });
    await placed(orders, { state: 'finished', closesAt: null, updatedAt: later(-5) });
    await placed(orders, { state: 'finished', closesAt: later(0), disputed: true });
    expect(await orders.waitingIn('finished', now, 9, [])).toEqual([finished]);
  });

  test('are found by the oldest request for another booster, unless they are in a match or have an open claim', async () => {
    const orders = await make();
    const asking = (hours: number, order: Partial<Order> = {}) =>
      placed(orders, { state: 'started', boosterRequest: { at: later(hours), reason: 'Yavaş' }, ...order });
    const [young, old] = [await asking(-1), await asking(-2)];
    await asking(-3, { state: 'in-game' });
    await asking(-3, { claim: { id: randomUUID(), matches: 0, to: { done: 1 } } });
    await asking(1);
    await placed(orders, { state: 'started' });
    expect(await orders.unheardRequests(now, 9, [])).toEqual([old, young]);
    expect(await orders.unheardRequests(later(-2), 9, [])).toEqual([old]);
    expect(await orders.unheardRequests(now, 1, [])).toEqual([old]);
    expect(await orders.unheardRequests(now, 9, [old])).toEqual([young]);
  });

  test('are found by the oldest rank difference that waits for an answer', async () => {
    const orders = await make();
    const found = (hours: number, outcome: 'open' | 'as-ordered') => {
      const declared = { tier: 'gold', division: 3, points: 34 } as const;
      const at = later(hours);
      const rank = { id: randomUUID(), at, declared, found: declared, difference: null, reached: false, outcome };
      return placed(orders, { state: 'starting', rank });
    };
    const [young, old] = [await found(-1, 'open'), await found(-2, 'open')];
    await found(-3, 'as-ordered');
    await found(1, 'open');
    expect(await orders.unansweredRanks(now, 9, [])).toEqual([old, young]);
    expect(await orders.unansweredRanks(now, 1, [])).toEqual([old]);
    expect(await orders.unansweredRanks(now, 9, [old])).toEqual([young]);
  });
});

test('transactions that lock the same order on PostgreSQL run one after the other and lose no update', async () => {
  const orders = new SqlOrders(database);
  const id = randomUUID();
  await orders.add(anOrder({ id, customerId: randomUUID() }));
  const tipped = () =>
    database.run(async () => {
      const order = await orders.lock(id);
      if (!order) throw new Error(`${id} is not there`);
      await orders.save({ ...order, tipped: order.tipped.plus(lira(1)) });
    });
  await Promise.all([tipped(), tipped(), tipped()]);
  expect((await orders.find(id))?.tipped).toEqual(lira(3));
});

const anAssignment = (orderId: string, worth: Money): Assignment => ({
  orderId,
  boosterId: randomUUID(),
  sharePercent: 60,
  worth,
  earned: worth.percent(60),
  turnedAway: worth.amount > 10_00,
  at: now,
});

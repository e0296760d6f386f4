// Mails that no command sends, with several processes on one database (docs/decisions/0039).
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { Money } from '#kernel/money.ts';
import { rows } from '#main/modules.ts';
import { SqlOrders } from '#modules/order/adapters/persistence/sql-orders.ts';
import { sweepOrders } from '#modules/order/application/sweep-orders.ts';
import { dueReminder } from '#modules/order/domain/account-wait.ts';
import type { OrderEvent } from '#modules/order/domain/order-events.ts';
import type { Order } from '#modules/order/domain/order.ts';
import { SqlLeftPayments } from '#modules/payment/adapters/persistence/sql-left-payments.ts';
import { SqlTopUps } from '#modules/payment/adapters/persistence/sql-top-ups.ts';
import { remindPayers } from '#modules/payment/application/remind-payers.ts';
import type { PaymentEvent } from '#modules/payment/domain/payment-events.ts';
import { beginTopUp, expire, fail, pay, type Checkout, type TopUp } from '#modules/payment/domain/top-up.ts';
import { Database } from '#platform/db/database.ts';
import { UuidV7 } from '#platform/system.ts';
import { aDraft } from '#test/support/drafts.ts';
import { FakeDraftOrders } from '#test/support/fakes/in-memory-payment.ts';
import { FixedClock, InMemorySweepFailures } from '#test/support/fakes/kernel.ts';
import { anOrder, now } from '#test/support/orders.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { plansOf } from '#test/support/query-plans.ts';
import { unitOfWork } from '#test/support/unit-of-work.ts';

const minutes = 60_000;
const hours = 60 * minutes;
const ago = (ms: number) => new Date(now.getTime() - ms);

let file: TestDatabase;
let database: Database;
beforeAll(async () => {
  file = await testDatabase();
  database = await Database.connect(file.url, rows, { max: 12 });
});
afterAll(async () => {
  await database.close();
  await file.drop();
});
beforeEach(async () => {
  await sql`delete from orders`.execute(database.sql());
  await sql`truncate top_up`.execute(database.sql());
});

const until = async (done: () => Promise<boolean>): Promise<void> => {
  for (const deadline = Date.now() + 5_000; Date.now() < deadline; await sleep(10)) if (await done()) return;
  throw new Error('it did not happen within five seconds');
};

describe('an order that waits for its game account', () => {
  const add = async (change: Partial<Order>): Promise<Order> => {
    const order = anOrder({ id: randomUUID(), customerId: randomUUID(), updatedAt: ago(0), ...change });
    return { ...order, number: await new SqlOrders(database).add(order) };
  };

  test('is found by the database exactly when the domain’s rule says so', async () => {
    const times = [0, 59 * minutes, 60 * minutes, 23 * hours, 24 * hours, 25 * hours, 48 * hours, 30 * 24 * hours];
    const placed: Order[] = [];
    for (const created of times)
      for (const removed of [null, ...times.filter((time) => time < created)])
        for (const reminded of [null, ...times.filter((time) => time < created)])
          placed.push(
            await add({
              createdAt: ago(created),
              accountRemovedAt: removed === null ? null : ago(removed),
              accountRemindedAt: reminded === null ? null : ago(reminded),
            }),
          );
    for (const state of ['processing', 'cancelled'] as const)
      placed.push(await add({ state, createdAt: ago(2 * hours) }));
    const due = placed.filter((order) => dueReminder(order, now) !== undefined);
    expect(due.length).toBeGreaterThan(30);
    const found = await new SqlOrders(database).awaitingAccount(now, 1000, []);
    expect(new Set(found)).toEqual(new Set(due.map(({ id }) => id)));
    const [first = '', ...others] = found;
    expect(await new SqlOrders(database).awaitingAccount(now, 1000, [first])).toEqual(others);
  });

  /** What a sweep by its own process tells. */
  const swept = async (): Promise<readonly OrderEvent[]> => {
    const recorded: OrderEvent[] = [];
    const clock = new FixedClock(now);
    const advance: object = {};
    const sweep = sweepOrders({
      orders: new SqlOrders(database),
      advance: advance as Parameters<typeof sweepOrders>[0]['advance'],
      failures: new InMemorySweepFailures(clock),
      work: unitOfWork({ transactions: database, clock, recorded }),
    });
    await sweep.run();
    return recorded;
  };

  test('is reminded of once by eight sweeps at the same time, and keeps everything else', async () => {
    const order = await add({ createdAt: ago(48 * hours) });
    const told = await Promise.all(Array.from({ length: 8 }, swept));
    const reminded = { ...order, accountRemindedAt: now };
    expect(told.flat()).toEqual([{ kind: 'account-awaited', order: reminded, again: true }]);
    expect(await new SqlOrders(database).find(order.id)).toEqual(reminded);
  });

  test('is confirmed once by eight sweeps at the same time, unless it ended or could not be placed', async () => {
    const order = await add({ createdAt: ago(0) });
    await add({ createdAt: ago(0), state: 'cancelled' });
    await add({ createdAt: ago(0), state: 'payment-error' });
    const told = await Promise.all(Array.from({ length: 8 }, swept));
    const confirmed = { ...order, confirmedAt: now };
    expect(told.flat()).toEqual([{ kind: 'placing-confirmed', order: confirmed }]);
    expect(await new SqlOrders(database).find(order.id)).toEqual(confirmed);
  });

  test('is not reminded of by a sweep that found it before another process reminded of it', async () => {
    const order = await add({ createdAt: ago(2 * hours), confirmedAt: ago(2 * hours) });
    const found = Promise.withResolvers<void>();
    const other = database.run(async () => {
      await new SqlOrders(database).lockRow(order.id);
      await found.promise;
      await new SqlOrders(database).save({ ...order, accountRemindedAt: now });
    });
    const sweep = swept();
    await until(async () => {
      const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      return (await waiting.execute(database.sql())).rows.length > 0;
    });
    found.resolve();
    await other;
    expect(await sweep).toEqual([]);
  });

  test('is found by the index of states, without reading orders that are too old for a reminder', async () => {
    await add({ createdAt: ago(2 * hours) });
    await sql`
      insert into orders select copy.* from generate_series(1, 3000) as nth, orders as one,
        jsonb_populate_record(one, jsonb_build_object(
          'id', gen_random_uuid(), 'number', nextval('orders_number_seq'),
          'created_at', ${now}::timestamptz - nth * interval '1 day',
          'state', case when nth % 10 = 0 then 'waiting' else 'completed' end)) as copy`.execute(database.sql());
    await sql`analyze orders`.execute(database.sql());
    const [plan] = await plansOf(database, () => new SqlOrders(database).awaitingAccount(now, 200, []));
    expect(plan).toMatch(/orders_of_state.*Index Cond: \(\(state = 'waiting'::text\) AND \(created_at > /);
  });
});

describe('a payment for an order that was not finished', () => {
  const ids = new UuidV7();
  const checkout: Checkout = { draft: aDraft(), expectedPrice: Money.kurus(259_20) };
  const customerId = randomUUID();
  const begun = async (before: number, change: Partial<Parameters<typeof beginTopUp>[0]> = {}, end = expire) => {
    const at = ago(before);
    const topUp = beginTopUp({ id: ids.next(), customerId, amount: Money.lira(300), checkout, at, ...change });
    const ended = end(topUp, new Date(at.getTime() + 35 * minutes));
    await new SqlTopUps(database).add(ended);
    return ended;
  };
  const pending = (topUp: TopUp) => topUp;

  /** The ids of the payments that some sweeps at the same time remind of. */
  const swept = async (at = now, { orders = new FakeDraftOrders(), processes = 1 } = {}) => {
    const recorded: PaymentEvent[] = [];
    const clock = new FixedClock(at);
    const remind = remindPayers({
      topUps: new SqlTopUps(database),
      left: new SqlLeftPayments(database),
      draftOrders: orders,
      failures: new InMemorySweepFailures(clock),
      work: unitOfWork({ transactions: database, clock, recorded }),
    });
    await Promise.all(Array.from({ length: processes }, remind));
    return recorded.flatMap((event) => (event.kind === 'top-up-left' ? [event] : []));
  };

  test.each<readonly [sweeps: string, after: readonly number[], reminders: readonly number[]]>([
    ['59 and 60 minutes', [59 * minutes, 60 * minutes], [0, 1]],
    ['an hour, and later again', [60 * minutes, 61 * minutes, 24 * hours], [1, 0, 0]],
    ['two days in which no process ran', [48 * hours, 49 * hours], [1, 0]],
    ['three days in which no process ran', [72 * hours], [0]],
  ])('is reminded of once, an hour after it was begun or later; sweeps after %s', async (_, after, reminders) => {
    await begun(0);
    const told: number[] = [];
    for (const time of after) told.push((await swept(new Date(now.getTime() + time))).length);
    expect(told).toEqual(reminders);
  });

  test('is described by its work, its price and the form with the same choices', async () => {
    const topUp = await begun(2 * hours);
    expect(await swept()).toMatchObject([
      {
        topUp: { id: topUp.id },
        price: Money.kurus(259_20),
        work: 'League of Legends Elo Boost\nAltın\u00a0III\u00a0· 34\u00a0LP → Elmas\u00a0IV',
        form: expect.stringMatching(/^\/boost\/league-of-legends\/elo-boost\?taslak=/),
      },
    ]);
  });

  test('is reminded of once by eight sweeps at the same time', async () => {
    await begun(2 * hours);
    expect(await swept(now, { processes: 8 })).toHaveLength(1);
  });

  test('is reminded of after a refused card, and after a page that could not be opened', async () => {
    const declined = await begun(2 * hours, {}, (topUp, at) => fail(topUp, 'declined', at));
    const unopened = await begun(2 * hours, { customerId: randomUUID() }, (topUp, at) => fail(topUp, 'not-opened', at));
    expect((await swept()).map(({ topUp }) => topUp.id)).toEqual([declined.id, unopened.id]);
  });

  test.each([
    ['was paid', () => begun(2 * hours, {}, pay)],
    ['may still be paid', () => begun(2 * hours, {}, pending)],
    ['was for the balance', () => begun(2 * hours, { checkout: null })],
    [
      'was for a lane',
      () =>
        begun(2 * hours, {
          checkout: { orderId: randomUUID(), lane: 'jungle', champion: null, expectedDifference: Money.lira(20) },
        }),
    ],
    [
      'was for a draft that no longer fits the contract',
      () => begun(2 * hours, { checkout: { draft: { service: 'of-yesterday' }, expectedPrice: Money.lira(20) } }),
    ],
  ] as const)('is not reminded of if it %s', async (_, prepare) => {
    await prepare();
    expect(await swept()).toEqual([]);
  });

  test('is not reminded of once its customer has begun another payment', async () => {
    await begun(2 * hours);
    const another = randomUUID();
    await begun(90 * minutes, { customerId: another });
    await begun(30 * minutes, { checkout: null }, pending);
    expect((await swept()).map(({ topUp }) => topUp.customerId)).toEqual([another]);
  });

  test('is not reminded of once its customer has placed an order', async () => {
    await begun(2 * hours);
    const orders = new FakeDraftOrders();
    await orders.place({ ...checkout, customerId, topUpId: randomUUID() });
    expect(await swept(now, { orders })).toEqual([]);
  });
});

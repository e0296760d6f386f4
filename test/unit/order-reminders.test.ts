// Mails that no command sends: an order is placed, or waits for its game account (docs/decisions/0039).
import { beforeEach, expect, test } from '@jest/globals';
import { InMemoryOrders } from '#test/support/fakes/in-memory-orders.ts';
import { FixedClock, InMemorySweepFailures, NoTransactions } from '#test/support/fakes/kernel.ts';
import { now, aPlacedOrder } from '#test/support/orders.ts';
import { unitOfWork } from '#test/support/unit-of-work.ts';
import { sweepOrders } from '#modules/order/application/sweep-orders.ts';
import type { OrderEvent } from '#modules/order/domain/order-events.ts';
import { giveAccount, removeAccount, type Order, walk } from '#modules/order/domain/order.ts';

const minutes = 60;
const hours = 60 * minutes;

let clock: FixedClock;
let orders: InMemoryOrders;
let recorded: OrderEvent[];
let sweep: ReturnType<typeof sweepOrders>;
const { id } = aPlacedOrder();
beforeEach(async () => {
  clock = new FixedClock(now);
  orders = new InMemoryOrders();
  recorded = [];
  const advance: object = {};
  sweep = sweepOrders({
    orders,
    advance: advance as Parameters<typeof sweepOrders>[0]['advance'],
    failures: new InMemorySweepFailures(clock),
    work: unitOfWork({ transactions: new NoTransactions(), clock, recorded }),
  });
  await orders.add(aPlacedOrder());
});

/** What the sweeps at these seconds after the order was placed remind of. */
const sweepsAt = async (...seconds: readonly number[]): Promise<readonly string[]> => {
  for (const at of seconds) {
    clock.advance({ seconds: at - (clock.now().getTime() - now.getTime()) / 1000 });
    await sweep.run();
  }
  return recorded.flatMap((event) => (event.kind === 'account-awaited' ? [event.again ? 'again' : 'first'] : []));
};
const change = async (act: (order: Order) => Order): Promise<void> => {
  const order = await orders.find(id);
  if (order) await orders.save(act(order));
};

test.each<readonly [after: string, sweeps: readonly number[], reminders: readonly string[]]>([
  ['59 minutes', [59 * minutes], []],
  ['an hour', [1 * hours], ['first']],
  ['an hour, swept twice', [1 * hours, 1 * hours + 1 * minutes], ['first']],
  ['23 hours and 59 minutes', [1 * hours, 24 * hours - 1 * minutes], ['first']],
  ['a day', [1 * hours, 24 * hours], ['first', 'again']],
  ['a day, swept twice', [1 * hours, 24 * hours, 24 * hours + 1 * minutes], ['first', 'again']],
  ['two days in which no process ran', [48 * hours, 49 * hours], ['again']],
  ['a week', [1 * hours, 24 * hours, 72 * hours, 168 * hours], ['first', 'again']],
  ['30 days in which no process ran', [30 * 24 * hours], []],
])('a customer whose order waits for %s is reminded once for each due moment', async (_, sweeps, reminders) => {
  expect(await sweepsAt(...sweeps)).toEqual(reminders);
});

test('an order that was given its account, or was cancelled, is not reminded of', async () => {
  const other = aPlacedOrder({ id: '0199f000-0000-7000-8000-000000000002' });
  await orders.add(other);
  await change((order) => giveAccount(order, 'account', clock.now()).order);
  await orders.save(walk(other, 'cancelled', 'customer', clock.now()).order);
  expect(await sweepsAt(1 * hours, 24 * hours)).toEqual([]);
});

test('the wait begins anew when the account is taken back, and each wait has its own reminders', async () => {
  expect(await sweepsAt(1 * hours)).toEqual(['first']);
  await change((order) => giveAccount(order, 'account', clock.now()).order);
  clock.advance({ seconds: 2 * hours });
  await change((order) => removeAccount(order, clock.now()).order);
  const again = 3 * hours;
  expect(await sweepsAt(again + 59 * minutes)).toEqual(['first']);
  expect(await sweepsAt(again + 60 * minutes)).toEqual(['first', 'first']);
  expect(await sweepsAt(again + 24 * hours - 1)).toEqual(['first', 'first']);
  expect(await sweepsAt(again + 24 * hours)).toEqual(['first', 'first', 'again']);
});

test('a change of the lane does not prolong the wait', async () => {
  clock.advance({ seconds: 50 * minutes });
  await change((order) => ({ ...order, updatedAt: clock.now() }));
  expect(await sweepsAt(1 * hours)).toEqual(['first']);
});

test.each<readonly [after: string, sweeps: readonly number[], confirmations: number]>([
  ['at once, and a minute later again', [0, 1 * minutes], 1],
  ['almost three hours in which no process ran', [3 * hours - 1], 1],
  ['three hours in which no process ran', [3 * hours], 0],
])('a placed order is confirmed once, by the next sweep: %s', async (_, sweeps, confirmations) => {
  await sweepsAt(...sweeps);
  expect(recorded.filter(({ kind }) => kind === 'placing-confirmed')).toHaveLength(confirmations);
});

test('an order that could not be placed, or was cancelled before the sweep, is not confirmed', async () => {
  await change((order) => walk(order, 'cancelled', 'customer', clock.now()).order);
  await orders.add({ ...aPlacedOrder({ id: '0199f000-0000-7000-8000-000000000002' }), state: 'payment-error' });
  await sweepsAt(0);
  expect(recorded).toEqual([]);
});

// The periodic sweeps of orders when some orders fail.
import { expect, test } from '@jest/globals';
import { sweepOrders } from '#modules/order/application/sweep-orders.ts';
import { sweepTrouble } from '#modules/order/application/sweep-trouble.ts';
import { FixedClock, InMemorySweepFailures, NoTransactions } from '#test/support/fakes/kernel.ts';
import { unitOfWork } from '#test/support/unit-of-work.ts';

type OrdersNeeds = Parameters<typeof sweepOrders>[0];
type TroubleNeeds = Parameters<typeof sweepTrouble>[0];

test('an order that cannot be closed is reported, and the sweep still closes and settles others', async () => {
  const orders: object = {
    waitingIn: async (state: string) => (state === 'finished' ? ['broken', 'whole'] : ['broken too', 'closed']),
    unconfirmed: async () => [],
    awaitingAccount: async () => [],
  };
  const clock = new FixedClock();
  const walked: string[] = [];
  const advance: object = {
    run: async ({ orderId, to }: { orderId: string; to: string }) => {
      if (orderId.startsWith('broken')) throw new Error(`${orderId} is broken`);
      walked.push(`${orderId} ${to}`);
    },
  };
  const sweep = sweepOrders({
    orders: orders as OrdersNeeds['orders'],
    advance: advance as OrdersNeeds['advance'],
    failures: new InMemorySweepFailures(clock),
    work: unitOfWork({ clock }),
  });
  await expect(sweep.run()).rejects.toMatchObject({
    errors: [{ message: 'broken is broken' }, { message: 'broken too is broken' }],
  });
  expect(walked).toEqual(['whole closed', 'closed completed']);
});

test('a dispute or request that fails does not prevent the sweep from handling the others', async () => {
  const clock = new FixedClock();
  const looked: string[] = [];
  const orders: object = {
    unheardRequests: async () => ['wish'],
    unansweredRanks: async () => ['broken', 'rank'],
    lock: async (id: string) => {
      if (id === 'broken') throw new Error('broken');
      looked.push(id);
      return undefined;
    },
  };
  const disputes: object = { unanswered: async () => ['broken', 'dispute'], latestOf: async () => undefined };
  const nothing: object = {};
  const sweep = sweepTrouble({
    orders: orders as TroubleNeeds['orders'],
    disputes: disputes as TroubleNeeds['disputes'],
    advance: nothing as TroubleNeeds['advance'],
    changes: nothing as TroubleNeeds['changes'],
    failures: new InMemorySweepFailures(clock),
    work: unitOfWork({ transactions: new NoTransactions(), clock }),
  });
  await expect(sweep()).rejects.toBeInstanceOf(AggregateError);
  expect(looked).toEqual(['dispute', 'dispute', 'wish', 'rank']);
});

test('200 orders that fail are retried after a growing wait, and other orders are handled meanwhile', async () => {
  const clock = new FixedClock();
  const ids = [...Array.from({ length: 200 }, (_, nth) => `broken ${nth}`), 'whole'];
  const tried: string[] = [];
  const orders: object = {
    waitingIn: async (state: string, _before: Date, limit: number, resting: readonly string[]) =>
      state === 'closed' ? [] : ids.filter((id) => !resting.includes(id)).slice(0, limit),
    unconfirmed: async () => [],
    awaitingAccount: async () => [],
  };
  const advance: object = {
    run: async ({ orderId }: { orderId: string }) => {
      tried.push(orderId);
      if (orderId.startsWith('broken')) throw new Error(orderId);
      ids.splice(ids.indexOf(orderId), 1);
    },
  };
  const sweep = sweepOrders({
    orders: orders as OrdersNeeds['orders'],
    advance: advance as OrdersNeeds['advance'],
    failures: new InMemorySweepFailures(clock),
    work: unitOfWork({ clock }),
  });
  await expect(sweep.run()).rejects.toBeInstanceOf(AggregateError);
  expect(tried).not.toContain('whole');
  clock.advance({ seconds: 60 });
  await sweep.run();
  expect(tried).toHaveLength(201);
  expect(tried).toContain('whole');
  clock.advance({ seconds: 61 });
  await expect(sweep.run()).rejects.toMatchObject({ errors: { length: 200 } });
  clock.advance({ seconds: 180 });
  await sweep.run(); // nothing is tried, because the second wait is four minutes
  expect(tried).toHaveLength(401);
});

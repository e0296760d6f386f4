// What time does to orders, with a fault among them.
import { expect, test } from '@jest/globals';
import { SweepOrders } from '#modules/order/application/sweep-orders.ts';
import { SweepTrouble } from '#modules/order/application/sweep-trouble.ts';
import { FixedClock, NoTransactions } from '#test/support/fakes/kernel.ts';

type OrdersNeeds = ConstructorParameters<typeof SweepOrders>;
type TroubleNeeds = ConstructorParameters<typeof SweepTrouble>;

test('an order that can’t be closed keeps no other from being closed and settled, and is told of', async () => {
  const orders: object = {
    waitingIn: async (state: string) => (state === 'finished' ? ['broken', 'whole'] : ['broken too', 'closed']),
  };
  const walked: string[] = [];
  const advance: object = {
    run: async ({ orderId, to }: { orderId: string; to: string }) => {
      if (orderId.startsWith('broken')) throw new Error(`${orderId} is broken`);
      walked.push(`${orderId} ${to}`);
    },
  };
  const sweep = new SweepOrders(orders as OrdersNeeds[0], advance as OrdersNeeds[1], new FixedClock());
  await expect(sweep.run()).rejects.toMatchObject({
    errors: [{ message: 'broken is broken' }, { message: 'broken too is broken' }],
  });
  expect(walked).toEqual(['whole closed', 'closed completed']);
});

test('a trouble that can’t be looked after keeps no other from being looked after', async () => {
  const looked: string[] = [];
  const orders: object = {
    unheardRequests: async () => ['wish'],
    lock: async (id: string) => {
      if (id === 'broken') throw new Error('broken');
      looked.push(id);
      return undefined;
    },
  };
  const disputes: object = { unanswered: async () => ['broken', 'dispute'], latestOf: async () => undefined };
  const nothing: object = {};
  const sweep = new SweepTrouble(
    orders as TroubleNeeds[0],
    disputes as TroubleNeeds[1],
    nothing as TroubleNeeds[2],
    nothing as TroubleNeeds[3],
    nothing as TroubleNeeds[4],
    new NoTransactions(),
    new FixedClock(),
  );
  await expect(sweep.run()).rejects.toBeInstanceOf(AggregateError);
  expect(looked).toEqual(['dispute', 'dispute', 'wish']);
});

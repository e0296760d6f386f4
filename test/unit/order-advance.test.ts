import { expect, test } from '@jest/globals';
import { advanceOrder } from '#modules/order/application/advance-order.ts';
import { FixedClock, NoTransactions } from '#test/support/fakes/kernel.ts';
import { anOrder } from '../support/orders.ts';
import { SettledHouse } from '#test/support/house.ts';
import { unitOfWork } from '#test/support/unit-of-work.ts';

test('a booster who was replaced while the request was on its way walks no arrow of the order any more', async () => {
  type Needs = Parameters<typeof advanceOrder>[0];
  const nothing: object = {};
  const orders: object = { lock: async () => ({ order: anOrder({ state: 'starting', boosterId: 'the new one' }) }) };
  const advance = advanceOrder({
    orders: orders as Needs['orders'],
    ledger: nothing as Needs['ledger'],
    vault: nothing as Needs['vault'],
    jobs: nothing as Needs['jobs'],
    terms: new SettledHouse().terms,
    limit: { count: async () => undefined },
    work: unitOfWork({ transactions: new NoTransactions(), clock: new FixedClock() }),
  });
  const actor = { id: 'the old one', role: 'booster', displayName: 'Ege D.' } as const;
  await expect(advance.run({ orderId: 'o', to: 'started', walker: 'booster', actor })).rejects.toMatchObject({
    code: 'order.not_found',
  });
});

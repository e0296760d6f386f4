import { expect, test } from '@jest/globals';
import { AdvanceOrder } from '#modules/order/application/advance-order.ts';
import { FixedClock, NoTransactions, RecordingOutbox } from '#test/support/fakes/kernel.ts';
import { anOrder } from '../support/orders.ts';
import { SettledHouse } from '#test/support/house.ts';

test('a booster who was replaced while the request was on its way walks no arrow of the order any more', async () => {
  type Needs = ConstructorParameters<typeof AdvanceOrder>;
  const nothing: object = {};
  const orders: object = { lock: async () => ({ order: anOrder({ state: 'starting', boosterId: 'the new one' }) }) };
  const advance = new AdvanceOrder(
    orders as Needs[0],
    nothing as Needs[1],
    nothing as Needs[2],
    nothing as Needs[3],
    new RecordingOutbox(),
    nothing as Needs[5],
    new NoTransactions(),
    new FixedClock(),
    new SettledHouse().terms,
    { count: async () => undefined },
  );
  const actor = { id: 'the old one', role: 'booster', displayName: 'Ege D.' } as const;
  await expect(advance.run({ orderId: 'o', to: 'started', walker: 'booster', actor })).rejects.toMatchObject({
    code: 'order.not_found',
  });
});

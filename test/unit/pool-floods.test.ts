import { expect, test } from '@jest/globals';
import { poolLimits } from '#modules/order/index.ts';
import type { Order } from '#modules/order/domain/order.ts';
import { type CustomersPool, type PoolFloods, poolFloods } from '#modules/order/application/pool-floods.ts';
import { FixedClock } from '#test/support/fakes/kernel.ts';
import { anOrder } from '#test/support/orders.ts';

const floods = (unstarted: number, withdrawn: number) => {
  const pool: CustomersPool = {
    unstartedOf: async (_, atMost) => Math.min(unstarted, atMost),
    withdrawnPriorityOf: async (_, since, atMost) => {
      expect(since).toEqual(new Date('2026-11-19T12:00:00.000Z'));
      return Math.min(withdrawn, atMost);
    },
  };
  return poolFloods({ pool, limits: { unstarted: 3, withdrawnPriority: 2 }, clock: new FixedClock() });
};
const order = anOrder({});
const admitted = async ({ count, admit }: PoolFloods, added: Order) => admit(await count(added));

test('an order is admitted up to the limit of unstarted orders, itself included', async () => {
  await expect(admitted(floods(3, 0), order)).resolves.toBeUndefined();
  await expect(admitted(floods(4, 0), order)).rejects.toMatchObject({
    code: 'order.too_many_unstarted',
    params: { most: 3 },
  });
});

test('a customer who withdrew orders with priority can order only without priority for a day', async () => {
  await expect(admitted(floods(1, 1), { ...order, priority: true })).resolves.toBeUndefined();
  await expect(admitted(floods(1, 2), { ...order, priority: true })).rejects.toMatchObject({
    code: 'order.priority_withdrawn',
  });
  await expect(admitted(floods(1, 2), order)).resolves.toBeUndefined();
});

test('the limits are strict in production and wide enough for tests elsewhere', () => {
  expect(poolLimits({ production: true, unstartedOrders: undefined })).toEqual({ unstarted: 20, withdrawnPriority: 5 });
  expect(poolLimits({ production: true, unstartedOrders: 50 }).unstarted).toBe(50);
  expect(poolLimits({ production: false, unstartedOrders: undefined }).unstarted).toBeGreaterThan(300);
});

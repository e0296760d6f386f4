import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { key, many, outcomesOf } from '#test/support/calls.ts';
import { plainDraft } from '#test/support/drafts.ts';
import { World } from '#test/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin({ UNSTARTED_ORDERS: '3' });
}, 120_000);
afterAll(() => world.end());

const draft = plainDraft('kocluk');
const cancel = (id: string) =>
  world.customer.api.call('POST /orders/:id/transitions', { params: { id }, body: { to: 'cancelled' }, ...key() });

test('a customer has at most three orders without a booster, even if placed at once; cancelled and taken ones do not count', async () => {
  const { price } = await world.customer.api.call('POST /orders/calculate', { body: draft });
  const place = () => world.customer.api.call('POST /orders', { body: { draft, expectedPrice: price }, ...key() });
  expect(await outcomesOf(many(12, () => place))).toEqual({ ok: 3, '409 order.too_many_unstarted': 9 });
  const balance = (await world.customer.api.call('GET /wallet')).balance.amount;
  const [first, second] = await world.customer.api.call('GET /orders', { query: {} });
  await cancel(first!.id);
  expect((await world.customer.api.call('GET /wallet')).balance.amount).toBe(balance + price.amount);
  await world.booster.api.call('POST /orders/:id/take', { params: { id: second!.id }, ...key() });
  expect(await outcomesOf(many(4, () => place))).toEqual({ ok: 2, '409 order.too_many_unstarted': 2 });
});

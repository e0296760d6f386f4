// An order that names the booster whom the customer prefers.
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { Draft } from '#contract/pricing/schemas.ts';
import { key } from '#test/support/calls.ts';
import { World } from '#test/support/world.ts';

jest.setTimeout(60_000);

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

const lesson: Draft = { service: 'kocluk', coach: { game: 'league', league: 'gold', hours: 1 } };
const idOf = async (who: World['booster']) => (await who.api.call('GET /users/current')).id;
const place = async (draft: Draft) => {
  const { price } = await world.customer.api.call('POST /orders/calculate', { body: draft });
  return world.customer.api.call('POST /orders', { body: { draft, expectedPrice: price }, ...key() });
};
const inPool = async (who: World['booster'], id: string) =>
  (await who.api.call('GET /booster/pool', { query: { filter: JSON.stringify({ id: [id] }) } }))[0];

test('is shown in the pool to that booster only. The booster gets a notice, and the customer’s page names the booster', async () => {
  const [preferred, other] = [world.booster, await world.newBooster()];
  const [boosterId, otherId] = await Promise.all([idOf(preferred), idOf(other)]);
  const body = { availableServices: ['kocluk'] };
  await world.admin.api.call('PUT /admin/boosters/:id', { params: { id: otherId }, body });
  const order = await place({ ...lesson, booster: boosterId });
  const until = new Date(Date.parse(order.createdAt) + 3600_000).toISOString();
  expect(order.offer).toEqual({ boosterId, until });

  expect(await inPool(preferred, order.id)).toMatchObject({ takeable: true, offeredUntil: until });
  expect(await inPool(other, order.id)).toBeUndefined();
  const params = { id: order.id };
  await expect(other.api.call('POST /orders/:id/take', { params, ...key() })).rejects.toMatchObject({
    status: 404,
    code: 'order.not_found',
  });
  const notices = await preferred.api.call('GET /notifications');
  expect(notices.find(({ text }) => text.includes(order.number))).toMatchObject({
    title: 'Bir müşteri seni seçti',
    link: '/booster/havuz',
  });

  const taken = await preferred.api.call('POST /orders/:id/take', { params, ...key() });
  expect(taken).toMatchObject({ state: 'starting', offer: null });
  expect(taken.draft).not.toHaveProperty('booster');
  expect((await world.customer.api.call('GET /orders/:id', { params })).offer).toBeNull();
});

test('of a booster who takes no orders is refused until they take orders again, and staff may still assign them one', async () => {
  const { booster, customer } = world;
  const takes = (takesOrders: boolean) => booster.api.call('PATCH /booster/profile', { body: { takesOrders } });
  const id = await idOf(booster);
  const publicPage = () => booster.api.call('GET /boosters/:id', { params: { id } });
  expect(await takes(false)).toMatchObject({ takesOrders: false });
  await expect(place({ ...lesson, booster: id })).rejects.toMatchObject({ code: 'order.booster_unavailable' });
  expect(await publicPage()).toMatchObject({ takesOrders: false, available: false });
  expect(await world.admin.api.call('GET /admin/boosters/:id', { params: { id } })).toMatchObject({
    takesOrders: false,
  });
  const order = await place(lesson);
  const body = { orderId: order.id, boosterId: id };
  await world.admin.api.call('POST /admin/choose-booster', { body, ...key() });
  await takes(true);
  expect((await place({ ...lesson, booster: id })).offer).toMatchObject({ boosterId: id });
  expect((await customer.api.call('GET /orders/:id', { params: { id: order.id } })).state).toBe('starting');
});

test('of a booster who does not play the service, or of nobody, is refused and charges nothing', async () => {
  const other = await world.newBooster();
  const before = await world.customer.api.call('GET /wallet');
  for (const booster of [await idOf(other), world.customer.id])
    await expect(place({ ...lesson, booster })).rejects.toMatchObject({
      status: 409,
      code: 'order.booster_unavailable',
    });
  expect((await world.customer.api.call('GET /wallet')).balance).toEqual(before.balance);
});

import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import sharp from 'sharp';
import { outcomeOf } from '#test/support/calls.ts';
import { register } from '#test/support/clients.ts';
import { arrivedOrder } from '#test/support/right-history-calls.ts';
import { World } from '#test/support/world.ts';

jest.setTimeout(120_000);

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

const pictureOf = (id: string, token: string) =>
  fetch(`${world.product.url}/api/orders/${id}/arrival`, { headers: { authorization: `Bearer ${token}` } });

test('the customer of an order that reached its goal gets a square PNG without anything hidden in it', async () => {
  const answer = await pictureOf(await arrivedOrder(world), world.customer.token);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(answer.headers.get('content-disposition')).toBe('inline; filename="resim.png"');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.length).toBeLessThan(100_000);
  const { format, width, height, exif, xmp } = await sharp(bytes).metadata();
  expect({ format, width, height, exif, xmp }).toEqual({ format: 'png', width: 1080, height: 1080 });
});

test('an order that is still played, or that ended below its goal, has no picture', async () => {
  const { api } = world.customer;
  const started = await world.startedOrder();
  const short = await world.finishedOrder();
  for (const id of [started, short])
    expect(await outcomeOf(() => api.call('GET /orders/:id/arrival', { params: { id } }))).toBe(
      '409 order.goal_not_reached',
    );
});

test('another customer gets no picture of an order and does not learn that it exists', async () => {
  const id = await arrivedOrder(world);
  const { api } = await register(world.product.url);
  expect(await outcomeOf(() => api.call('GET /orders/:id/arrival', { params: { id } }))).toBe('404 order.not_found');
});

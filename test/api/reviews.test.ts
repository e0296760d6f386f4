import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { key, many, outcomesOf } from '#test/support/calls.ts';
import { anonymous, register, type Session } from '#test/support/clients.ts';
import { onServer } from '#test/support/test-database.ts';
import { World } from '#test/support/world.ts';

jest.setTimeout(60_000);

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

const write = (who: Session, id: string, text = 'Beklediğimden çabuk bitti.', stars = 4) =>
  who.api.call('POST /orders/:id/review', { params: { id }, body: { stars, text }, ...key() });
const showcase = () => anonymous(world.product.url).call('GET /showcase');
/** What is kept in the process is at most ten seconds old. */
const untilShown = async (wanted: (shown: Awaited<ReturnType<typeof showcase>>) => boolean) => {
  for (let look = 0; look < 60; look++) {
    const shown = await showcase();
    if (wanted(shown)) return shown;
    await sleep(250);
  }
  throw new Error('the showcase does not show it');
};

describe('a review', () => {
  test('is written once by the customer when the order is closed, and stands on its page', async () => {
    const id = await world.finishedOrder();
    await expect(write(world.customer, id)).rejects.toMatchObject({ status: 409, code: 'order.review_not_allowed' });
    const params = { id };
    const closed = await world.customer.api.call('POST /orders/:id/transitions', {
      params,
      body: { to: 'closed' },
      ...key(),
    });
    expect(closed).toMatchObject({ review: null, allowed: { review: true } });

    const stranger = await register(world.product.url);
    await expect(write(stranger, id)).rejects.toMatchObject({ status: 404, code: 'order.not_found' });
    await expect(write(world.booster, id)).rejects.toMatchObject({ status: 403 });
    await expect(write(world.customer, id, 'x'.repeat(601))).rejects.toMatchObject({ status: 422 });
    await expect(write(world.customer, id, 'Altı yıldız', 6)).rejects.toMatchObject({ status: 422 });

    expect(await outcomesOf(many(10, () => () => write(world.customer, id)))).toEqual({
      ok: 1,
      '409 order.already_reviewed': 9,
    });
    const seen = await world.customer.api.call('GET /orders/:id', { params });
    expect(seen).toMatchObject({
      review: { stars: 4, text: 'Beklediğimden çabuk bitti.' },
      allowed: { review: false },
    });
    expect(seen.timeline.map(({ kind }) => kind)).toContain('review');
    expect(await world.booster.api.call('GET /orders/:id', { params })).toMatchObject({ review: { stars: 4 } });
  });

  test('is shown with a first name, until it is hidden; of people and numbers nothing else leaves', async () => {
    const id = await world.closedOrder();
    const text = 'Gece de oynadı, her maçı gördüm.';
    await write(world.customer, id, text, 5);
    const shown = await untilShown(({ reviews }) => reviews.some((review) => review.text === text));
    expect(shown.reviews.find((review) => review.text === text)).toMatchObject({
      stars: 5,
      customer: expect.stringMatching(/^Ada\p{L}*$/u),
      service: 'league-of-legends/elo-boost',
    });
    expect(shown.orders[0]).toMatchObject({ service: 'league-of-legends/elo-boost', hours: 1 });
    expect(shown.figures.finishedOrders).toBeGreaterThan(0);
    const { number, customer, booster } = await world.customer.api.call('GET /orders/:id', { params: { id } });
    const told = JSON.stringify(shown);
    for (const secret of [number, id, customer.id, customer.displayName, booster!.displayName])
      expect(told).not.toContain(secret);

    await onServer(world.product.database.url, `update order_review set hidden = true where order_id = '${id}'`);
    const after = await untilShown(({ reviews }) => reviews.every((review) => review.text !== text));
    expect(after.figures.reviews).toBe(shown.figures.reviews - 1);
  });
});

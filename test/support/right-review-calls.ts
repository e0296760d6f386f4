import { key } from './calls.ts';
import type { World } from './world.ts';

const byAdmin = ({ admin }: World) => ({ token: admin.token });

const review = async (world: World): Promise<string> => {
  const id = await world.closedOrder();
  const body = { stars: 4, text: 'Beklediğimden çabuk bitti.' };
  await world.customer.api.call('POST /orders/:id/review', { params: { id }, body, ...key() });
  return id;
};
const reason = 'Uygunsuz ifade';

/** One successful call of each route of boosters’ pages and reviews. */
export const reviewCalls = {
  'GET /boosters': () => ({}),
  'GET /boosters/:id': async ({ booster }: World) => ({
    params: { id: (await booster.api.call('GET /users/current')).id },
  }),
  'GET /admin/reviews': byAdmin,
  'GET /admin/reviews/:id': async (world: World) => ({ ...byAdmin(world), params: { id: await review(world) } }),
  'POST /admin/hide-review': async (world: World) => ({
    ...byAdmin(world),
    body: { reviewId: await review(world), reason },
  }),
  'POST /admin/show-review': async (world: World) => {
    const reviewId = await review(world);
    await world.admin.api.call('POST /admin/hide-review', { body: { reviewId, reason }, ...key() });
    return { ...byAdmin(world), body: { reviewId, reason } };
  },
};

import { key } from './calls.ts';
import { agree, finish } from './finish.ts';
import type { World } from './world.ts';

const match = () => ({
  champion: 'Ahri',
  kills: 9,
  deaths: 2,
  assists: 7,
  points: 21,
  result: 'win' as const,
  playedAt: new Date().toISOString(),
});

/** An order whose goal is reached and agreed to. */
export const arrivedOrder = async (world: World): Promise<string> => {
  const id = await world.startedOrder();
  const current = { tier: 'diamond', division: 4, points: 0 } as const;
  await world.booster.api.call('PUT /orders/:id/progress', { params: { id }, body: { current, reason: 'Hedefte' } });
  await agree(world.customer, id);
  await finish(world.booster, id);
  return id;
};

/** One successful call of each route of an order's matches and timeline. */
export const historyCalls = {
  'GET /orders/:id/timeline': async (world: World) => ({
    token: world.customer.token,
    params: { id: await world.order() },
  }),
  'GET /orders/:id/arrival': async (world: World) => ({
    token: world.customer.token,
    params: { id: await arrivedOrder(world) },
  }),
  'GET /orders/:id/matches': async (world: World) => {
    const params = { id: await world.startedOrder() };
    await world.booster.api.call('POST /orders/:id/matches', { params, body: match(), ...key() });
    // cancelled, because a booster has at most 100 orders at once
    await world.admin.api.call('POST /orders/:id/transitions', {
      params,
      body: { to: 'cancelled', reason: 'Başkasına yer açılır', earnedPercent: 0 },
      ...key(),
    });
    return { token: world.customer.token, params };
  },
  'POST /orders/:id/matches': async (world: World) => ({
    token: world.booster.token,
    params: { id: await world.startedOrder() },
    body: match(),
  }),
};

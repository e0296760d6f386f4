import type { World } from './world.ts';

const reason = 'Ders kaydı görüldü';
const stream = { url: 'https://www.twitch.tv/ece_oynuyor' };

/** One successful call of each route of an order's progress, streams, ranks and handover. */
export const proofCalls = {
  'GET /admin/orders/:id/candidates': async (world: World) => ({
    token: world.admin.token,
    params: { id: await world.openOrder() },
  }),
  'POST /orders/:id/progress/agreement': async (world: World) => {
    const { id, claim } = await world.claimedOrder();
    return { token: world.customer.token, params: { id }, body: { claim } };
  },
  'PUT /orders/:id/stream': async (world: World) => ({
    token: world.booster.token,
    params: { id: await world.streamedOrder() },
    body: stream,
  }),
  'DELETE /orders/:id/stream': async (world: World) => {
    const params = { id: await world.streamedOrder() };
    await world.booster.api.call('PUT /orders/:id/stream', { params, body: stream });
    return { token: world.booster.token, params };
  },
  'POST /orders/:id/rank/agreement': async (world: World) => {
    const { id, difference: expectedDifference } = await world.orderOfAnotherRank();
    return { token: world.customer.token, params: { id }, body: { expectedDifference } };
  },
  'POST /admin/agree-progress': async (world: World) => {
    const { id: orderId, claim } = await world.claimedOrder();
    return { token: world.admin.token, body: { orderId, claim, reason } };
  },
  'GET /admin/orders/:id/handover': async (world: World) => ({
    token: world.admin.token,
    params: { id: await world.startedOrder() },
  }),
};

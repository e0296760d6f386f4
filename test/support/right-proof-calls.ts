import type { World } from './world.ts';

const reason = 'Ders kaydı görüldü';

/** One call of each route that says how much of an order's work is done and who goes on with it, and succeeds. */
export const proofCalls = {
  'GET /admin/orders/:id/candidates': async (world: World) => ({
    token: world.admin.token,
    params: { id: await world.openOrder() },
  }),
  'POST /orders/:id/progress/agreement': async (world: World) => {
    const { id, claim } = await world.claimedOrder();
    return { token: world.customer.token, params: { id }, body: { claim } };
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

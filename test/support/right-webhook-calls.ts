import { key as once } from './calls.ts';
import type { World } from './world.ts';

const byAdmin = ({ admin }: World) => ({ token: admin.token });
// nothing listens on port 9, so deliveries are retried until the product ends
const wanted = { url: 'http://127.0.0.1:9/webhooks', events: ['order.paid' as const] };

/** A person may have twenty webhooks, so the older ones are deleted. */
const withRoom = async ({ admin: { api } }: World) => {
  const older = await api.call('GET /admin/webhooks', { query: { range: '[10,99]' } });
  for (const { id } of older) await api.call('DELETE /admin/webhooks/:id', { params: { id } });
};
const aWebhook = async (world: World) => {
  await withRoom(world);
  const body = { ...wanted, events: [...wanted.events] };
  return (await world.admin.api.call('POST /admin/webhooks', { body })).webhook.id;
};
const ofWebhook = async (world: World) => ({ ...byAdmin(world), params: { id: await aWebhook(world) } });

const ofPaused = async (world: World) => {
  const call = await ofWebhook(world);
  await world.admin.api.call('POST /admin/webhooks/:id/pause', { params: call.params, ...once() });
  return call;
};

const ofDelivery = async (world: World) => {
  const { params } = await ofWebhook(world);
  const { id } = await world.admin.api.call('POST /admin/webhooks/:id/test', { params, ...once() });
  return { ...byAdmin(world), params: { id } };
};

/** One successful call of each route of webhooks and deliveries. */
export const webhookCalls = {
  'GET /admin/webhooks': byAdmin,
  'GET /admin/webhooks/:id': ofWebhook,
  'POST /admin/webhooks': async (world: World) => {
    await withRoom(world);
    return { ...byAdmin(world), body: wanted };
  },
  'PUT /admin/webhooks/:id': async (world: World) => ({
    ...(await ofWebhook(world)),
    body: { events: ['order.paid', 'order.finished'] },
  }),
  'POST /admin/webhooks/:id/rotation': async (world: World) => ({ ...(await ofWebhook(world)), body: {} }),
  'POST /admin/webhooks/:id/test': ofWebhook,
  'POST /admin/webhooks/:id/pause': ofWebhook,
  'POST /admin/webhooks/:id/resume': ofPaused,
  'DELETE /admin/webhooks/:id': ofWebhook,
  'GET /admin/deliveries': byAdmin,
  'GET /admin/deliveries/:id': ofDelivery,
  'POST /admin/deliveries/:id/redeliver': ofDelivery,
};

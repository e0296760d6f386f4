import { key as once } from './calls.ts';
import { onServer } from './test-database.ts';
import type { World } from './world.ts';

const byAdmin = ({ admin }: World) => ({ token: admin.token });
// nobody listens at the port of nothing: what is sent there comes again until the product ends
const wanted = { url: 'http://127.0.0.1:9/webhooks', events: ['order.paid' as const] };

const aWebhook = async ({ admin }: World) =>
  (await admin.api.call('POST /admin/webhooks', { body: { ...wanted, events: [...wanted.events] } })).webhook.id;
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

/** One that the receiver’s owner may have sent again: its tries have come to an end. */
const ofEnded = async (world: World) => {
  const call = await ofDelivery(world);
  await onServer(
    world.product.database.url,
    `update webhook_delivery set state = 'given-up', next_try_at = null, ended_at = now() where id = '${call.params.id}'`,
  );
  return call;
};

/** One call of each route of webhooks and deliveries that succeeds. */
export const webhookCalls = {
  'GET /admin/webhooks': byAdmin,
  'GET /admin/webhooks/:id': ofWebhook,
  'POST /admin/webhooks': (world: World) => ({ ...byAdmin(world), body: wanted }),
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
  'POST /admin/deliveries/:id/redeliver': ofEnded,
};

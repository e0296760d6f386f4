import { key } from './calls.ts';
import { register } from './clients.ts';
import type { World } from './world.ts';

const byAdmin = ({ admin }: World) => ({ token: admin.token });
const text = 'Üç hesapla aynı karttan ödüyor.';

const aboutUser = async ({ product }: World) => ({ recordId: (await register(product.url)).id, text });
const aboutOrder = async (world: World) => ({ recordId: await world.order(), text });

const noteOf = async (world: World, kind: 'note' | 'suspicion', of: 'user' | 'order') => {
  const { admin } = world;
  const { id } =
    of === 'user'
      ? await admin.api.call('POST /admin/user-notes', { body: { ...(await aboutUser(world)), kind }, ...key() })
      : await admin.api.call('POST /admin/order-notes', { body: { ...(await aboutOrder(world)), kind }, ...key() });
  return { ...byAdmin(world), params: { id } };
};
const body = { reason: 'Belgesini gösterdi.' };

/** One successful call of each route of staff's notes. */
export const noteCalls = {
  'GET /admin/suspicions': async (world: World) => {
    await noteOf(world, 'suspicion', 'user');
    return byAdmin(world);
  },
  'GET /admin/user-notes': byAdmin,
  'POST /admin/user-notes': async (world: World) => ({
    ...byAdmin(world),
    body: { ...(await aboutUser(world)), kind: 'note' },
  }),
  'POST /admin/user-notes/:id/lift': async (world: World) => ({ ...(await noteOf(world, 'suspicion', 'user')), body }),
  'DELETE /admin/user-notes/:id': (world: World) => noteOf(world, 'note', 'user'),
  'GET /admin/order-notes': byAdmin,
  'POST /admin/order-notes': async (world: World) => ({
    ...byAdmin(world),
    body: { ...(await aboutOrder(world)), kind: 'suspicion' },
  }),
  'POST /admin/order-notes/:id/lift': async (world: World) => ({
    ...(await noteOf(world, 'suspicion', 'order')),
    body,
  }),
  'DELETE /admin/order-notes/:id': (world: World) => noteOf(world, 'note', 'order'),
};

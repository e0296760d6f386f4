import { register } from './clients.ts';
import type { World } from './world.ts';

const reason = 'Deneme için';
const byAdmin = ({ admin }: World) => ({ token: admin.token });

/** A session of somebody who does nothing else. */
const session = async (world: World) => {
  const { id: userId } = await register(world.product.url);
  const query = { filter: JSON.stringify({ userId, live: true }) };
  const [found] = await world.admin.api.call('GET /admin/sessions', { query });
  return found!;
};

/** One call of each route of sessions, wallets, jobs and what belongs to them that succeeds. */
export const resourcesCalls = {
  'GET /admin/sessions': byAdmin,
  'GET /admin/sessions/:id': async (world: World) => ({ ...byAdmin(world), params: { id: (await session(world)).id } }),
  'POST /admin/end-session': async (world: World) => ({
    ...byAdmin(world),
    body: { sessionId: (await session(world)).id, reason },
  }),
  'POST /admin/end-sessions': async (world: World) => ({
    ...byAdmin(world),
    body: { userId: (await session(world)).userId, reason },
  }),
  'GET /admin/wallets': byAdmin,
  'GET /admin/wallets/:id': (world: World) => ({ ...byAdmin(world), params: { id: world.customer.id } }),
  'GET /admin/trial-balance': byAdmin,
  'POST /admin/change-scopes': async (world: World) => ({
    ...byAdmin(world),
    body: {
      userId: (await world.staff()).id,
      role: 'staff',
      scopes: ['users:write'],
      known: { role: 'staff', scopes: [] },
      reason,
    },
  }),
};

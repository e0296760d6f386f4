import type { World } from './world.ts';

const byAdmin = ({ admin }: World) => ({ token: admin.token });

/** One successful call of each route of the audit log. */
export const auditCalls = {
  'GET /admin/audit-events': byAdmin,
  'GET /admin/audit-events/:id': async (world: World) => {
    const [latest] = await world.admin.api.call('GET /admin/audit-events');
    return { ...byAdmin(world), params: { id: latest!.id } };
  },
  'GET /admin/audit-chain': byAdmin,
};

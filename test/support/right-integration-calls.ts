import type { World } from './world.ts';

const byAdmin = ({ admin }: World) => ({ token: admin.token });
const wanted = { name: 'Muhasebe aktarımı', scopes: ['integrations:write' as const], expiresInDays: 30 };

const aKey = async ({ admin }: World) => (await admin.api.call('POST /admin/api-keys', { body: { ...wanted } })).key.id;
const ofKey = async (world: World) => ({ ...byAdmin(world), params: { id: await aKey(world) } });

/** One successful call of each route of API keys. */
export const integrationCalls = {
  'GET /admin/api-keys': byAdmin,
  'GET /admin/api-keys/:id': ofKey,
  'POST /admin/api-keys': (world: World) => ({ ...byAdmin(world), body: wanted }),
  'POST /admin/api-keys/:id/rotation': async (world: World) => ({ ...(await ofKey(world)), body: {} }),
  'POST /admin/api-keys/:id/end': async (world: World) => ({
    ...(await ofKey(world)),
    body: { reason: 'Deneme bitti' },
  }),
};

import type { World } from './world.ts';

/** One successful call of each route of the console’s shell. */
export const shellCalls = {
  'GET /admin/search': ({ admin }: World) => ({ token: admin.token, query: { q: 'deniz' } }),
};

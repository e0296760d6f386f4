import type { World } from './world.ts';

/** One call of each route of the console’s shell that succeeds. */
export const shellCalls = {
  'GET /admin/search': ({ admin }: World) => ({ token: admin.token, query: { q: 'deniz' } }),
};

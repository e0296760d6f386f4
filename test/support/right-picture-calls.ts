import { aPng } from './pictures.ts';
import type { World } from './world.ts';

/** One successful call of each route of pictures. */
export const pictureCalls = {
  'POST /pictures': async ({ customer }: World) => ({ token: customer.token, file: await aPng() }),
  'GET /pictures/:id': async (world: World) => {
    const { id, url } = await world.picture();
    return { params: { id }, query: Object.fromEntries(new URL(url, world.product.url).searchParams) };
  },
};

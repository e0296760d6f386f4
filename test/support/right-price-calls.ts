import type { PriceBook } from '#contract/pricing/price-book.ts';
import type { World } from './world.ts';

const reason = 'Deneme için';
const byAdmin = ({ admin }: World) => ({ token: admin.token });

export const holdingBook = async ({ admin }: Pick<World, 'admin'>) => {
  const versions = await admin.api.call('GET /admin/price-books');
  const { id } = versions.find(({ state }) => state === 'current')!;
  return admin.api.call('GET /admin/price-books/:id', { params: { id } });
};

/** The same book with a higher price of an unrated match, which no other test orders. */
const dearer = (document: PriceBook): PriceBook => ({ ...document, unratedMatch: document.unratedMatch + 100 });

const waiting = async ({ admin }: World) =>
  (await admin.api.call('GET /admin/price-books')).find(({ state }) => state === 'scheduled');

/** A call that schedules a version for a time years from now. */
const scheduling = async (world: World) => {
  const { version: basedOn, document } = await holdingBook(world);
  const publishAt = new Date(Date.now() + 86_400_000_000).toISOString();
  return { ...byAdmin(world), body: { basedOn, document: dearer(document), reason, publishAt } };
};

/** One successful call of each route of the price book. */
export const priceCalls = {
  'GET /admin/price-books': byAdmin,
  'GET /admin/price-books/:id': async (world: World) => ({
    ...byAdmin(world),
    params: { id: (await holdingBook(world)).id },
  }),
  // only one version can be scheduled at a time
  'POST /admin/price-books': async (world: World) => {
    const version = await waiting(world);
    const params = { id: version?.id ?? '' };
    if (version)
      await world.call('POST /admin/price-books/:id/cancel', { ...byAdmin(world), params, body: { reason } });
    return scheduling(world);
  },
  'POST /admin/price-books/:id/cancel': async (world: World) => {
    if (!(await waiting(world))) await world.call('POST /admin/price-books', await scheduling(world));
    return { ...byAdmin(world), params: { id: (await waiting(world))?.id ?? '' }, body: { reason } };
  },
  'GET /orders/:id/lanes': async (world: World) => ({
    token: world.customer.token,
    params: { id: await world.order() },
  }),
  'POST /admin/price-preview': async (world: World) => ({
    ...byAdmin(world),
    body: { document: dearer((await holdingBook(world)).document) },
  }),
};

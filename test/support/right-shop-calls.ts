import { randomUUID } from 'node:crypto';
import { Money } from '#kernel/money.ts';
import type { World } from './world.ts';

const money = (lira: number) => Money.lira(lira);
const reason = 'Deneme için';
const byCustomer = ({ customer }: World) => ({ token: customer.token });
const byAdmin = ({ admin }: World) => ({ token: admin.token });

/** One successful call of each route of accounts on sale. */
export const shopCalls = {
  'GET /listings': () => ({}),
  'POST /listings/:id/purchases': async (world: World) => {
    const { id, price } = await world.stockedListing();
    return { ...byCustomer(world), params: { id }, body: { expectedPrice: price } };
  },
  'GET /purchases': byCustomer,
  'GET /admin/listings': byAdmin,
  'GET /admin/listings/:id': async (world: World) => ({
    ...byAdmin(world),
    params: { id: (await world.stockedListing()).id },
  }),
  'POST /admin/listings': (world: World) => ({
    ...byAdmin(world),
    body: { server: 'tr', level: 30, description: 'Derecesiz hesap', price: money(300) },
  }),
  'PUT /admin/listings/:id': async (world: World) => ({
    ...byAdmin(world),
    params: { id: (await world.stockedListing()).id },
    body: { price: money(320) },
  }),
  'GET /admin/stock-accounts': byAdmin,
  'GET /admin/stock-accounts/:id': async (world: World) => ({
    ...byAdmin(world),
    params: { id: await world.soldAccount() },
  }),
  'POST /admin/add-smurf': async (world: World) => ({
    ...byAdmin(world),
    body: { cardId: (await world.stockedListing()).id, lines: [`hesap-${randomUUID()}:sifre:posta@basamak.test`] },
  }),
  'POST /admin/restore-smurf': async (world: World) => ({
    ...byAdmin(world),
    body: { stockAccountId: await world.soldAccount(), outcome: 'retired', reason },
  }),
  'POST /admin/preview-smurf': async (world: World) => ({
    ...byAdmin(world),
    body: { cardId: (await world.stockedListing()).id, lines: ['fare:peynir', 'kedi'] },
  }),
};

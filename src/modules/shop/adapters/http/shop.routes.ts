import type { Listing as ListingView, Purchase as PurchaseView } from '#contract/shop/schemas.ts';
import { handlers, withSecret } from '#platform/http/handler.ts';
import { lists } from '#contract/lists.ts';
import { pageOf, parseListQuery, valuesOf } from '#platform/http/list-query.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { BuyAccount } from '../../application/buy-account.ts';
import type { CountedListing, Listings } from '../../application/ports.ts';
import type { Bought, ReadPurchases } from '../../application/read-purchases.ts';

export const shopRoutes = (listings: Listings, buy: BuyAccount, purchases: ReadPurchases) =>
  handlers({
    'GET /listings': async ({ query }) => {
      const list = parseListQuery(query, lists['GET /listings']);
      const { rows, total, atLeast } = await listings.page({ ...listingsAsked(list), onSale: true });
      return pageOf(readableRows('listings', rows, listingView), list.from, total, atLeast);
    },

    'POST /listings/:id/purchases': withSecret<'POST /listings/:id/purchases', { readonly id: string }>(
      async ({ params, body: { expectedPrice } }, { caller }) => {
        const buyer = { id: caller.id, name: caller.displayName };
        const { id } = await buy({ listingId: params.id, expectedPrice, buyer });
        return { id };
      },
      async ({ id }, { caller }) => purchaseView(await purchases.one(id, caller.id)),
    ),

    'GET /purchases': async ({ query }, { caller }) => {
      const { from, limit, sort, filter } = parseListQuery(query, lists['GET /purchases']);
      const { rows, total, atLeast } = await purchases.page({
        from,
        limit,
        sort: { field: 'createdAt', descending: sort.descending },
        buyerId: caller.id,
        ids: valuesOf(filter['id']),
      });
      return pageOf(readableRows('purchases', rows, purchaseView), from, total, atLeast);
    },
  });

/** The part of the query that both lists of listings, the public one and the console's, have in common. */
export const listingsAsked = ({ from, limit, sort, filter }: ReturnType<typeof parseListQuery>) => ({
  from,
  limit,
  sort: { field: sort.field as 'createdAt' | 'price' | 'level', descending: sort.descending },
  ids: valuesOf(filter['id']),
  servers: valuesOf(filter['server']),
  ...(filter['level_gte'] === undefined ? {} : { leastLevel: Number(filter['level_gte']) }),
});

const listingView = ({ id, server, level, description, price, stock, createdAt }: CountedListing): ListingView => ({
  id,
  server,
  level,
  description,
  price,
  stock,
  createdAt: createdAt.toISOString(),
});

export const purchaseView = (purchase: Bought): PurchaseView => ({
  id: purchase.id,
  listingId: purchase.listingId,
  server: purchase.server,
  level: purchase.level,
  description: purchase.description,
  price: purchase.price,
  state: purchase.takenBack ? 'taken-back' : 'delivered',
  credentials: purchase.credentials,
  createdAt: purchase.createdAt.toISOString(),
});

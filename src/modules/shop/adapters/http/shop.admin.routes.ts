import type { AdminListing, AdminStockAccount } from '#contract/shop/schemas.ts';
import { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import { handlers } from '#platform/http/handler.ts';
import { lists } from '#contract/lists.ts';
import { pageOf, parseListQuery, rangeOf, searchOf, valuesOf } from '#platform/http/list-query.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { AddStock } from '../../application/add-stock.ts';
import type { ChangeListing } from '../../application/change-listing.ts';
import type { CreateListing } from '../../application/create-listing.ts';
import type { CountedListing, Listings, ShownStock, Stock } from '../../application/ports.ts';
import type { PreviewStock } from '../../application/preview-stock.ts';
import type { TakeBackAccount } from '../../application/take-back-account.ts';
import { listingsAsked } from './shop.routes.ts';

export const shopAdminRoutes = (
  listings: Listings,
  stock: Stock,
  createListing: CreateListing,
  changeListing: ChangeListing,
  addStock: AddStock,
  previewStock: PreviewStock,
  takeBack: TakeBackAccount,
) => {
  const listing = async (id: string) => {
    const found = await listings.find(id);
    if (!found) throw new DomainError('shop.listing_not_found');
    return listingView(found);
  };
  const account = async (id: string) => {
    const found = await stock.find(id);
    if (!found) throw new DomainError('shop.stock_account_not_found');
    return stockView(found);
  };
  return handlers({
    'GET /admin/listings': async ({ query }) => {
      const list = parseListQuery(query, lists['GET /admin/listings']);
      const { onSale } = list.filter;
      const search = searchOf(list.filter);
      const { rows, total, atLeast } = await listings.page({
        ...listingsAsked(list),
        ...(typeof onSale === 'boolean' ? { onSale } : {}),
        ...(search === undefined ? {} : { search }),
      });
      return pageOf(readableRows('listings', rows, listingView), list.from, total, atLeast);
    },
    'GET /admin/listings/:id': ({ params }) => listing(params.id),
    'POST /admin/listings': async ({ body: { price, onSale = true, ...facts } }) =>
      listingView(await createListing({ ...facts, onSale, price: Money.from(price) })),
    'PUT /admin/listings/:id': async ({ params, body }) => {
      await changeListing(params.id, { ...body, price: body.price && Money.from(body.price) });
      return listing(params.id);
    },

    'GET /admin/stock-accounts': async ({ query }) => {
      const { from, limit, sort, filter } = parseListQuery(query, lists['GET /admin/stock-accounts']);
      const { rows, total, atLeast } = await stock.page({
        from,
        limit,
        sort: { field: 'createdAt', descending: sort.descending },
        ids: valuesOf(filter['id']),
        listingIds: valuesOf(filter['listingId']),
        buyerIds: valuesOf(filter['buyerId']),
        states: valuesOf(filter['state']),
        created: rangeOf(filter, 'createdAt'),
        sold: rangeOf(filter, 'soldAt'),
      });
      return pageOf(readableRows('stock-accounts', rows, stockView), from, total, atLeast);
    },
    'GET /admin/stock-accounts/:id': ({ params }) => account(params.id),

    'POST /admin/add-smurf': async ({ body: { cardId, lines } }) => {
      await addStock(cardId, lines);
      return listing(cardId);
    },
    'POST /admin/preview-smurf': async ({ body: { cardId, lines } }) => ({
      lines: [...(await previewStock(cardId, lines))],
    }),
    'POST /admin/restore-smurf': async ({ body: { stockAccountId, reason, ...to } }, { caller }) => {
      await takeBack(stockAccountId, to, { by: caller.id, reason });
      return account(stockAccountId);
    },
  });
};

const listingView = ({ createdAt, updatedAt, ...listing }: CountedListing): AdminListing => ({
  ...listing,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

const stockView = ({ sale, createdAt, ...account }: ShownStock): AdminStockAccount => ({
  ...account,
  buyerId: sale?.buyerId ?? null,
  buyerName: sale?.buyerName ?? null,
  price: sale?.price ?? null,
  soldAt: sale?.at.toISOString() ?? null,
  takenBackAt: sale?.takenBack?.at.toISOString() ?? null,
  takenBackBecause: sale?.takenBack?.reason ?? null,
  createdAt: createdAt.toISOString(),
});

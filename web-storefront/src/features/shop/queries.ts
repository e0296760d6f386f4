import type { RouteAnswerOf } from '#contract/client.ts';
import { queryOptions } from '@tanstack/react-query';
import { anonymous, api } from '../../lib/api.ts';
import { listed, pageQuery } from '../../lib/lists.ts';
import { noSoonerThan } from '../../lib/no-sooner-than.ts';
import { queryClient } from '../../lib/query-client.ts';
import { keys } from '../keys.ts';
import { currentUserQuery } from '../session/use-session.ts';

export type Listing = RouteAnswerOf<'GET /listings'>[number];
export type Purchase = RouteAnswerOf<'GET /purchases'>[number];

/** All listings. They are few enough to be filtered in the browser. */
export const listingsQuery = queryOptions({
  queryKey: keys.listings,
  queryFn: ({ signal }) =>
    noSoonerThan(anonymous.call('GET /listings', { query: { sort: '["price","ASC"]', range: '[0,99]' }, signal })),
});

/** Purchases per page. */
export const PURCHASES = 10;

export const purchasesQuery = (page: number) =>
  queryOptions({
    queryKey: [...keys.purchases, page],
    queryFn: ({ signal }) => listed(api.request('GET /purchases', { query: pageQuery(page, {}, PURCHASES), signal })),
  });

export const refetchListings = (): void => void queryClient.invalidateQueries({ queryKey: keys.listings });

/** Refreshes the listings, the purchases and the balance after a purchase. */
export function showPurchase(): void {
  refetchListings();
  void queryClient.invalidateQueries({ queryKey: keys.purchases });
  void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
}

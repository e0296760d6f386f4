import type { RouteAnswerOf } from '#contract/client.ts';
import { activeStates, overStates, type OrderState, type Game } from '#contract/vocabulary.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { listed, pageQuery, rangeOf } from '../../lib/lists.ts';
import { noSoonerThan } from '../../lib/no-sooner-than.ts';
import { keys } from '../keys.ts';

export type PoolOrder = RouteAnswerOf<'GET /booster/pool'>[number];

export const profileQuery = queryOptions({
  queryKey: [...keys.booster, 'profile'],
  queryFn: ({ signal }) => api.call('GET /booster/profile', { signal }),
});

/** The ways to sort the pool, by their names in the address. By default, orders with priority come first. */
export const poolSorts = {
  kazanc: ['earnings', 'DESC'],
  yeni: ['createdAt', 'DESC'],
  eski: ['createdAt', 'ASC'],
  kisa: ['hours', 'ASC'],
} as const;
export type PoolSort = keyof typeof poolSorts;

export interface PoolFilter {
  readonly game?: Game;
  readonly service?: string;
  readonly server?: string;
  /** Kuruş. */
  readonly minimumEarnings?: number;
  readonly sort?: PoolSort;
  /** Include the orders that the booster's profile excludes. */
  readonly all?: boolean;
}

/** The orders in the pool. Live events refresh this query when an order enters or leaves the pool. */
export const poolQuery = (page: number, { all, sort, ...chosen }: PoolFilter = {}) =>
  queryOptions({
    queryKey: [...keys.booster, 'pool', page, all, sort, chosen],
    queryFn: ({ signal }) => {
      const filter = JSON.stringify({ ...chosen, ...(all ? {} : { fits: true }) });
      const query = { ...(sort ? { sort: JSON.stringify(poolSorts[sort]) } : {}), range: rangeOf(page), filter };
      return noSoonerThan(listed(api.request('GET /booster/pool', { query, signal })));
    },
  });

const ordersIn = (name: string, states: readonly OrderState[], page: number) =>
  queryOptions({
    queryKey: [...keys.booster, name, page],
    queryFn: ({ signal }) =>
      noSoonerThan(listed(api.request('GET /booster/orders', { query: pageQuery(page, { state: states }), signal }))),
  });

export const activeOrdersQuery = ordersIn('active', [...activeStates, 'finished'], 0);
/** The active orders that are not delivered yet. A booster has few at a time. */
export const playedOrdersQuery = ordersIn('played', activeStates, 0);
/** The orders that their customers dispute. */
export const disputedOrdersQuery = queryOptions({
  queryKey: [...keys.booster, 'disputed'],
  queryFn: ({ signal }) =>
    noSoonerThan(listed(api.request('GET /booster/orders', { query: pageQuery(0, { disputed: true }), signal }))),
});
/** The states of ended orders, by filter. */
export const ends = { all: overStates, done: ['closed', 'completed'], cancelled: ['cancelled'] } as const;
export type End = keyof typeof ends;
export const historyQuery = (page: number, end: End) => ordersIn(`history.${end}`, ends[end], page);

export const earningsQuery = queryOptions({
  queryKey: keys.earnings,
  queryFn: ({ signal }) => api.call('GET /booster/earnings', { signal }),
});

/** The fines that later earnings still have to pay, in the order of their payment. */
export const fineClaimsQuery = queryOptions({
  queryKey: [...keys.payouts, 'fines'], // this key is below the payouts' key, so that the fines become stale with the payouts
  queryFn: ({ signal }) =>
    api.call('GET /booster/fine-claims', {
      query: { ...pageQuery(0, { state: 'open' }, 100), sort: '["createdAt","ASC"]' },
      signal,
    }),
});

export const payoutsQuery = queryOptions({
  queryKey: keys.payouts,
  queryFn: ({ signal }) => api.call('GET /booster/payouts', { query: pageQuery(0, {}, 10), signal }),
});

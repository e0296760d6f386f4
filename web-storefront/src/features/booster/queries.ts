import type { RouteAnswerOf } from '#contract/client.ts';
import { activeStates, endStates, type OrderState } from '#contract/vocabulary.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { listed, pageQuery } from '../../lib/lists.ts';
import { noSoonerThan } from '../../lib/no-sooner-than.ts';
import { keys } from '../keys.ts';

export type PoolOrder = RouteAnswerOf<'GET /booster/pool'>[number];

export const profileQuery = queryOptions({
  queryKey: [...keys.booster, 'profile'],
  queryFn: ({ signal }) => api.call('GET /booster/profile', { signal }),
});

/** What comes into the pool and what others take from it, live events tell. */
export const poolQuery = (game: string | null) =>
  queryOptions({
    queryKey: [...keys.booster, 'pool', game],
    queryFn: ({ signal }) => {
      const query = { range: '[0,49]', ...(game ? { filter: JSON.stringify({ game }) } : {}) };
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
export const historyQuery = (page: number) => ordersIn('history', ['closed', ...endStates], page);

export const earningsQuery = queryOptions({
  queryKey: keys.earnings,
  queryFn: ({ signal }) => api.call('GET /booster/earnings', { signal }),
});

export const payoutsQuery = queryOptions({
  queryKey: keys.payouts,
  queryFn: ({ signal }) => api.call('GET /booster/payouts', { query: pageQuery(0, {}, 10), signal }),
});

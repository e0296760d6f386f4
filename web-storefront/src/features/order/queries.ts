import type { OrderState } from '#contract/vocabulary.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { listed, pageQuery } from '../../lib/lists.ts';
import { noSoonerThan } from '../../lib/no-sooner-than.ts';
import { put, queryClient } from '../../lib/query-client.ts';
import { keys } from '../keys.ts';
import { currentUserQuery } from '../session/use-session.ts';
import type { OrderAnswer } from './describe.ts';

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: keys.order(id),
    queryFn: ({ signal }) => noSoonerThan(api.call('GET /orders/:id', { params: { id }, signal })),
  });

/** @param states only orders in one of these states; all if it is empty */
export const ordersQuery = (page: number, states: readonly OrderState[]) =>
  queryOptions({
    queryKey: [...keys.orders, page, states],
    queryFn: ({ signal }) => {
      const query = pageQuery(page, states.length > 0 ? { state: states } : {});
      return noSoonerThan(listed(api.request('GET /orders', { query, signal })));
    },
  });

/** The newest orders of one service. */
export const ordersOfService = (service: string, size: number) =>
  queryOptions({
    queryKey: [...keys.orders, service, size],
    queryFn: ({ signal }) => api.call('GET /orders', { query: pageQuery(0, { service }, size), signal }),
  });

/** Puts the order from a command's answer into the cache. */
export function showOrder(order: OrderAnswer): void {
  put(orderQuery(order.id), order);
  void queryClient.invalidateQueries({ queryKey: keys.orders });
  void queryClient.invalidateQueries({ queryKey: keys.booster });
  void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
}

/** Refreshes an order that somebody else has changed or whose state has moved on. */
export const refetchOrder = (id: string): void => void queryClient.invalidateQueries({ queryKey: keys.order(id) });

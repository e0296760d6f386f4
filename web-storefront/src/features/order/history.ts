import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { listed, rangeOf, type Listed } from '../../lib/lists.ts';
import { keys } from '../keys.ts';
import type { Order } from './describe.ts';

// All matches and events of an order in pages, newest first. The order itself contains only the newest.

const PART = 50;
const paged = {
  initialPageParam: 0,
  getNextPageParam: ({ total }: Listed<unknown>, parts: readonly unknown[]) =>
    parts.length * PART < total ? parts.length : undefined,
};

/** @param result only matches with this result; all if it is left out */
export const matchesQuery = (orderId: string, result?: Order['matches'][number]['result']) =>
  infiniteQueryOptions({
    ...paged,
    queryKey: [...keys.order(orderId), 'matches', result],
    queryFn: ({ pageParam, signal }) => {
      const filter = result ? { filter: JSON.stringify({ result }) } : {};
      const query = { sort: '["createdAt","DESC"]', range: rangeOf(pageParam, PART), ...filter };
      return listed(api.request('GET /orders/:id/matches', { params: { id: orderId }, query, signal }));
    },
  });

/** @param kind only events of this kind; all if it is left out */
export const timelineQuery = (orderId: string, kind?: Order['timeline'][number]['kind']) =>
  infiniteQueryOptions({
    ...paged,
    queryKey: [...keys.order(orderId), 'timeline', kind],
    queryFn: ({ pageParam, signal }) => {
      const filter = kind ? { filter: JSON.stringify({ kind }) } : {};
      const query = { sort: '["at","DESC"]', range: rangeOf(pageParam, PART), ...filter };
      return listed(api.request('GET /orders/:id/timeline', { params: { id: orderId }, query, signal }));
    },
  });

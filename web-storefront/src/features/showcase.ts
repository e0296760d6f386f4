import { queryOptions } from '@tanstack/react-query';
import { anonymous } from '../lib/api.ts';
import { useLateQuery } from './late-query.ts';

export const showcaseQuery = queryOptions({
  queryKey: ['showcase'],
  queryFn: ({ signal }) => anonymous.call('GET /showcase', { signal }),
  staleTime: 5 * 60_000,
});

/** Real orders and reviews, and the lowest prices. */
export const useShowcase = () => useLateQuery(showcaseQuery);

import { queryOptions, useQuery } from '@tanstack/react-query';
import { anonymous } from '../lib/api.ts';

export const showcaseQuery = queryOptions({
  queryKey: ['showcase'],
  queryFn: ({ signal }) => anonymous.call('GET /showcase', { signal }),
  staleTime: 5 * 60_000,
});

/** What was really done here and what it costs at least. */
export const useShowcase = () => useQuery(showcaseQuery);

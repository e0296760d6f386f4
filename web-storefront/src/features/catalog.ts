import { queryOptions, useQuery } from '@tanstack/react-query';
import { anonymous } from '../lib/api.ts';

export const catalogQuery = queryOptions({
  queryKey: ['catalog'],
  queryFn: ({ signal }) => anonymous.call('GET /catalog', { signal }),
  staleTime: 5 * 60_000,
});

export const useCatalog = () => useQuery(catalogQuery);

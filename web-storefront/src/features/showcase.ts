import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { anonymous } from '../lib/api.ts';

export const showcaseQuery = queryOptions({
  queryKey: ['showcase'],
  queryFn: ({ signal }) => anonymous.call('GET /showcase', { signal }),
  staleTime: 5 * 60_000,
});

const never = () => () => undefined;

/**
 * Real orders and reviews, and the lowest prices. A part of the page that hydrates late starts without data, as it was
 * prerendered, even if another part already has the answer.
 */
export function useShowcase() {
  const { data, isPending } = useQuery(showcaseQuery);
  const wakes = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return wakes ? { data: undefined, isPending: true } : { data, isPending };
}

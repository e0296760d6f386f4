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
 * What was really done here and what it costs at least. A part of a page that wakes later than another begins as it was
 * rendered ahead, without the answer that the other has got by then.
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

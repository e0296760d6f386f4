import { type DefaultError, type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * A query of a part that hydrates late. It starts without data, as it was prerendered, even if another part already has the
 * answer.
 */
export function useLateQuery<Raw, Data = Raw, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Raw, DefaultError, Data, Key>,
) {
  const { data, isPending } = useQuery(options);
  const wakes = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return wakes ? { data: undefined, isPending: true } : { data, isPending };
}

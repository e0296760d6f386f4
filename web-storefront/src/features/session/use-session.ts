import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { api } from '../../lib/api.ts';
import { session } from '../../lib/session.ts';

export const currentUserQuery = queryOptions({
  queryKey: ['user'],
  queryFn: ({ signal }) => api.call('GET /users/current', { signal }),
  staleTime: 60_000,
});

export const useSessionStatus = () => useSyncExternalStore(session.subscribe, () => session.status);

/** The signed-in user; undefined for visitors and until the answer is here. */
export function useUser() {
  const status = useSessionStatus();
  const user = useQuery({ ...currentUserQuery, enabled: status === 'signed-in' });
  return status === 'signed-in' ? user.data : undefined;
}

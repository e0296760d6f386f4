import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { api } from '../../lib/api.ts';
import { session } from '../../lib/session.ts';

export const currentUserQuery = queryOptions({
  queryKey: ['user'],
  queryFn: ({ signal }) => api.call('GET /users/current', { signal }),
  staleTime: 60_000,
});

const subscribe = (listener: () => void) => session.subscribe(listener);
const status = () => session.status;

export const useSessionStatus = () => useSyncExternalStore(subscribe, status);

/** The signed-in user; undefined for visitors and until the answer is here. */
export function useUser() {
  const signedIn = useSessionStatus() === 'signed-in';
  const user = useQuery({ ...currentUserQuery, enabled: signedIn });
  return signedIn ? user.data : undefined;
}

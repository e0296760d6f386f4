import type { SessionStatus } from '#contract/browser/session.ts';
import type { RouteAnswerOf } from '#contract/client.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { api } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { session } from '../../lib/session.ts';

export type User = RouteAnswerOf<'GET /users/current'>;

export const currentUserQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async ({ signal }) => {
    const user: Partial<User> | undefined = await api.call('GET /users/current', { signal });
    if (!user?.id) throw new Error('User Data response does not contain field id'); // specification §7
    return user as User;
  },
  staleTime: 60_000,
});

const subscribe = (listener: () => void) => session.subscribe(listener);
const status = () => session.status;
/** Prerendered pages are rendered for visitors. */
const visitor = () => 'signed-out' as const;

export const useSessionStatus = () => useSyncExternalStore<SessionStatus>(subscribe, status, visitor);

/** The signed-in user; undefined for visitors and until the answer arrives. */
export function useUser() {
  const signedIn = useSessionStatus() === 'signed-in';
  const user = useQuery({ ...currentUserQuery, enabled: signedIn });
  return signedIn ? user.data : undefined;
}

/**
 * The role of a user who has just signed in. The role is known at that time, because the log-in also loads the user.
 */
export const signedInRole = (): User['role'] | undefined => queryClient.getQueryData(currentUserQuery.queryKey)?.role;

import { keptInTab } from '#contract/browser/storage.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api, ApiProblem } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { UNPAID_KEY } from '../draft/forget.ts';
import { keys } from '../keys.ts';
import { currentUserQuery, useSessionStatus } from '../session/use-session.ts';

/** Whether the server answered that this user has no such payment. A retry would not help. */
export const isUnknownPayment = (error: unknown): boolean =>
  error instanceof ApiProblem && error.status >= 400 && error.status < 500 && ![401, 429].includes(error.status);

/**
 * The polling interval in milliseconds. Only the provider's notice to the server confirms a payment, so the page polls
 * the server.
 */
const POLL_MS = 2500;

export const topUpQuery = (id: string) =>
  queryOptions({
    queryKey: keys.topUp(id),
    queryFn: ({ signal }) => api.call('GET /top-ups/:id', { params: { id }, signal }),
    staleTime: 0,
  });

export function useTopUpState(id: string | null) {
  const signedIn = useSessionStatus() === 'signed-in';
  const topUp = useQuery({
    ...topUpQuery(id ?? ''),
    enabled: id !== null && signedIn,
    refetchInterval: ({ state: { data, error } }) =>
      data?.state === 'pending' || (!data && !isUnknownPayment(error)) ? POLL_MS : false,
    refetchIntervalInBackground: true,
  });
  const paid = topUp.data?.state === 'paid';
  useEffect(() => {
    if (!paid) return;
    keptInTab.remove(UNPAID_KEY);
    void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
  }, [paid]);
  return topUp;
}

import type { RouteAnswerOf } from '#contract/client.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { noSoonerThan } from '../../lib/no-sooner-than.ts';
import { put, queryClient } from '../../lib/query-client.ts';
import { keys } from '../keys.ts';

export type Device = RouteAnswerOf<'GET /booster/devices'>[number];
export type LoginRequest = RouteAnswerOf<'GET /orders/:id/login-requests'>[number];

// these keys are below the panel's key, so that live events of devices and orders refresh them

export const devicesQuery = queryOptions({
  queryKey: [...keys.booster, 'devices'],
  queryFn: ({ signal }) => noSoonerThan(api.call('GET /booster/devices', { signal })),
});

export const loginRequestsQuery = (orderId: string) =>
  queryOptions({
    queryKey: [...keys.booster, 'login-requests', orderId],
    queryFn: ({ signal }) =>
      noSoonerThan(api.call('GET /orders/:id/login-requests', { params: { id: orderId }, signal })),
  });

export const refetchDevices = (): void => void queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey });

/** Puts the answer to a new request first in the list. */
export function showLoginRequest(request: LoginRequest): void {
  const requests = loginRequestsQuery(request.orderId);
  put(requests, (before = []) => [request, ...before.filter(({ id }) => id !== request.id)]);
  void queryClient.invalidateQueries({ queryKey: requests.queryKey });
}

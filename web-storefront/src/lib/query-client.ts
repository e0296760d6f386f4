import { FreshQueryClient } from '#contract/browser/query-client.ts';
import type { DataTag, QueryKey } from '@tanstack/react-query';
import { isUnanswered } from './api.ts';
import { SessionExpiredError } from './session.ts';

const worthRetrying = (failures: number, error: unknown, most: number) =>
  failures < most && isUnanswered(error) && !(error instanceof SessionExpiredError);

export const queryClient = new FreshQueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: (failures, error) => worthRetrying(failures, error, 2) },
    // A repeated command carries its Idempotency-Key (lib/intent.ts), so it can be sent again when no answer came.
    mutations: {
      networkMode: 'always',
      retry: (failures, error) => worthRetrying(failures, error, 1),
      retryDelay: 800,
    },
  },
});

/**
 * Shows what was told live or answered to a command: it is newer than what is still on its way, which begins anew. Where
 * there is nothing yet that it could be part of, that is out of date.
 */
export function put<T>(
  { queryKey }: { readonly queryKey: DataTag<QueryKey, T, Error> },
  data: T | ((before: T | undefined) => T | undefined),
): void {
  const shown = queryClient.setQueryData<T>(queryKey, data);
  if (shown === undefined) void queryClient.invalidateQueries({ queryKey, exact: true });
  else queryClient.fetchAnew({ queryKey, exact: true });
}

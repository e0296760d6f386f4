import { FreshQueryClient } from '#contract/browser/query-client.ts';
import type { DataTag, QueryKey } from '@tanstack/react-query';
import { isUnanswered } from './api.ts';
import { SessionExpiredError } from './session.ts';

const worthRetrying = (failures: number, error: unknown, most: number) =>
  failures < most && isUnanswered(error) && !(error instanceof SessionExpiredError);

export const queryClient = new FreshQueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: (failures, error) => worthRetrying(failures, error, 2) },
    // A retried command carries the same Idempotency-Key (src/contract/browser/intent.ts), so it is safe to send it
    // again when no answer came.
    mutations: {
      networkMode: 'always',
      retry: (failures, error) => worthRetrying(failures, error, 1),
      retryDelay: 800,
    },
  },
});

/**
 * Puts data of a live event or of a command's answer into the cache. A request that is still running may be older, so
 * it starts again. If there is nothing cached that the data could change, the query is invalidated.
 */
export function put<T>(
  { queryKey }: { readonly queryKey: DataTag<QueryKey, T, Error> },
  data: T | ((before: T | undefined) => T | undefined),
): void {
  const shown = queryClient.setQueryData<T>(queryKey, data);
  if (shown === undefined) void queryClient.invalidateQueries({ queryKey, exact: true });
  else queryClient.fetchAnew({ queryKey, exact: true });
}

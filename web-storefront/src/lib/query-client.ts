import { QueryClient } from '@tanstack/react-query';
import { isUnanswered } from './api.ts';
import { SessionExpiredError } from './session.ts';

const worthRetrying = (failures: number, error: unknown, most: number) =>
  failures < most && isUnanswered(error) && !(error instanceof SessionExpiredError);

export const queryClient = new QueryClient({
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

import type { createBrowserRouter } from 'react-router-dom';
import { catalogQuery } from '../features/catalog.ts';
import { queryClient } from '../lib/query-client.ts';
import { session } from '../lib/session.ts';

/** When somebody signs in or out, here or in another tab, nothing of the one before stays, and guards look again. */
export function followSession(router: ReturnType<typeof createBrowserRouter>): void {
  session.subscribe(() => {
    if (session.status !== 'signed-in') {
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== catalogQuery.queryKey[0] });
    }
    void router.revalidate();
  });
  void session.ready();
}

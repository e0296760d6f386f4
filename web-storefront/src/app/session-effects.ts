import { pauseAfter } from '#contract/browser/connection.ts';
import type { Query } from '@tanstack/react-query';
import type { Router } from '../lib/router/index.ts';
import { catalogQuery } from '../features/catalog.ts';
import { keepPersonalOf } from '../features/draft/forget.ts';
import { queryClient } from '../lib/query-client.ts';
import { session } from '../lib/session.ts';

const isPersonal = ({ queryKey }: Query) => queryKey[0] !== catalogQuery.queryKey[0];

/** Resolves when it is known whether a user is signed in. */
async function known(): Promise<void> {
  for (let failures = 0; !(await session.ready()) && session.userId === undefined; failures += 1)
    await pauseAfter(failures);
}

/**
 * After a sign-in or sign-out, here or in another tab, the guards run again and the data of the former user are
 * removed.
 */
export function followSession(router: Router): void {
  const follow = async () => {
    if (session.status === 'signed-in') {
      await Promise.all([queryClient.resetQueries({ predicate: isPersonal }), router.revalidate()]);
      return;
    }
    await router.revalidate(); // guarded pages are left first, so that none asks for data without a session
    queryClient.removeQueries({ predicate: isPersonal });
  };
  const keepOwn = () => keepPersonalOf(session.userId);
  keepOwn();
  session.subscribe(() => {
    keepOwn();
    void follow();
  });
  void known().then(() => delete document.documentElement.dataset.returning);
}

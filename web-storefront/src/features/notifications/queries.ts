import type { RouteAnswerOf } from '#contract/client.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { listed, pageQuery } from '../../lib/lists.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useCommand } from '../../lib/use-command.ts';
import { keys } from '../keys.ts';
import { currentUserQuery } from '../session/use-session.ts';

export type Notification = RouteAnswerOf<'GET /notifications'>[number];

/** @param read true: only notifications that were read; false: only unread ones; left out: all */
export const notificationsQuery = (page: number, read?: boolean, size?: number) =>
  queryOptions({
    queryKey: [...keys.notifications, page, read ?? null, size ?? null],
    queryFn: ({ signal }) => {
      const query = pageQuery(page, read === undefined ? {} : { read }, size);
      return listed(api.request('GET /notifications', { query, signal }));
    },
  });

export const useMarkRead = () =>
  useCommand({
    mutationFn: (which: readonly string[] | 'all') =>
      api.call('POST /notifications/read', { body: which === 'all' ? { all: true } : { ids: [...which] } }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: keys.notifications });
      void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    },
  });

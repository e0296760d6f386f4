import type { Clock } from '#kernel/ports.ts';
import { handlers } from '#platform/http/handler.ts';
import { lists } from '#contract/lists.ts';
import { pageOf, parseListQuery, valuesOf } from '#platform/http/list-query.ts';
import { readableRows } from '#platform/readable-rows.ts';
import { answerOf } from '../../application/notification-event.ts';
import type { MuteByLink } from '../../application/mute-by-link.ts';
import type { Notifications } from '../../application/ports.ts';

export const notificationRoutes = (notifications: Notifications, muteByLink: MuteByLink, clock: Clock) =>
  handlers({
    'GET /notifications': async ({ query }, { caller }) => {
      const { from, limit, sort, filter } = parseListQuery(query, lists['GET /notifications']);
      const { id, kind, read } = filter;
      const { rows, total, atLeast } = await notifications.list(caller.id, {
        from,
        limit,
        descending: sort.descending,
        ...(id === undefined ? {} : { ids: valuesOf(id) }),
        ...(kind === undefined ? {} : { kinds: valuesOf(kind) }),
        ...(typeof read === 'boolean' ? { read } : {}),
      });
      return pageOf(readableRows('notifications', rows, answerOf), from, total, atLeast);
    },

    'POST /notifications/read': async ({ body }, { caller }) => {
      await notifications.markRead(caller.id, 'ids' in body ? body.ids : 'all', clock.now());
      return undefined;
    },

    'POST /notifications/one-click': async ({ query }) => {
      await muteByLink(query.token, false);
      return undefined;
    },

    'PUT /notifications/unsubscription': async ({ body: { token, on } }) => ({
      notice: await muteByLink(token, on),
      on,
    }),
  });

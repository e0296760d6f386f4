import { handlers } from '#platform/http/handler.ts';
import { lists } from '#contract/lists.ts';
import { pageOf, parseListQuery, valuesOf } from '#platform/http/list-query.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { MarkSeen } from '../../application/mark-seen.ts';
import { answerOf } from '../../application/message-answer.ts';
import type { ReadMessages } from '../../application/read-messages.ts';
import type { ReportMessage } from '../../application/report-message.ts';
import type { SendMessage } from '../../application/send-message.ts';

export const conversationRoutes = (read: ReadMessages, send: SendMessage, mark: MarkSeen, report: ReportMessage) =>
  handlers({
    'GET /orders/:id/messages': async ({ params, query }, { caller }) => {
      const { from, limit, sort, filter } = parseListQuery(query, lists['GET /orders/:id/messages']);
      const place = (name: string) => (filter[name] === undefined ? undefined : Number([filter[name]].flat()[0]));
      const part = {
        from,
        limit,
        descending: sort.descending,
        ids: valuesOf(filter['id']),
        before: place('before'),
        after: place('after'),
      };
      const { rows, total, atLeast } = await read.run(params.id, part, caller);
      return pageOf(readableRows('messages', rows, answerOf), from, total, atLeast);
    },

    'POST /orders/:id/messages': async ({ params, body }, { caller }) => answerOf(await send(params.id, body, caller)),

    'GET /orders/:id/receipts': async ({ params }, { caller }) => read.receipts(params.id, caller),

    'POST /orders/:id/receipts': async ({ params, body: { delivered, read: upTo } }, { caller }) => {
      await mark(params.id, { delivered, read: upTo }, caller);
    },

    'POST /messages/:id/reports': async ({ params, body }, { caller }) => {
      const { id, messageId, reason, state, createdAt } = await report(params.id, body.reason, caller);
      return { id, messageId, reason, state, createdAt: createdAt.toISOString() };
    },

    'GET /messages/unread': async (_, { caller }) =>
      [...(await read.unreadByOrder(caller.id))].map(([orderId, unread]) => ({ orderId, unread })),
  });

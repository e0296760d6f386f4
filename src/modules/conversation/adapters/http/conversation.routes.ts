import type { Handlers } from '#platform/http/handler.ts';
import { type ListRules, pageOf, parseListQuery } from '#platform/http/list-query.ts';
import { answerOf } from '../../application/message-event.ts';
import type { ReadMessages } from '../../application/read-messages.ts';
import type { SendMessage } from '../../application/send-message.ts';

export type ConversationHandlers = Handlers<'GET /orders/:id/messages' | 'POST /orders/:id/messages'>;

const rules: ListRules = { sortable: ['createdAt'], defaultSort: ['createdAt', 'ASC'], filters: {} };

export const conversationRoutes = (read: ReadMessages, send: SendMessage): ConversationHandlers => ({
  'GET /orders/:id/messages': async ({ params, query }, { caller }) => {
    const { from, limit, sort, filter } = parseListQuery(query, rules);
    const ids = filter['id'] === undefined ? undefined : [filter['id']].flat().map(String);
    const part = { from, limit, descending: sort.descending, ...(ids ? { ids } : {}) };
    const { rows, total, atLeast } = await read.run(params.id, part, caller);
    return pageOf(rows.map(answerOf), from, total, atLeast);
  },

  'POST /orders/:id/messages': async ({ params, body }, { caller }) =>
    answerOf(await send.run(params.id, body.text, caller)),
});

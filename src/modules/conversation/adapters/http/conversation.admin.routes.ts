import type { AdminMessage } from '#contract/conversation/schemas.ts';
import { handlers } from '#platform/http/handler.ts';
import { lists } from '#contract/lists.ts';
import { flagOf, pageOf, parseListQuery, rangeOf, searchOf, valuesOf } from '#platform/http/list-query.ts';
import { readableRows } from '#platform/readable-rows.ts';
import { answerOf } from '../../application/message-answer.ts';
import type { ReadMessages } from '../../application/read-messages.ts';
import type { Message } from '../../domain/message.ts';

export const conversationAdminRoutes = (read: ReadMessages) =>
  handlers({
    'GET /admin/messages': async ({ query }) => {
      const { from, limit, sort, filter } = parseListQuery(query, lists['GET /admin/messages']);
      const { rows, total, atLeast, numbers } = await read.everywhere({
        from,
        limit,
        descending: sort.descending,
        ids: valuesOf(filter['id']),
        orderIds: valuesOf(filter['orderId']),
        senderIds: valuesOf(filter['senderId']),
        roles: valuesOf(filter['role']),
        hasContacts: flagOf(filter['hasContacts']),
        created: rangeOf(filter, 'createdAt'),
        search: searchOf(filter),
      });
      return pageOf(
        readableRows('messages', rows, (message) => adminMessageView(message, numbers.get(message.orderId) ?? '')),
        from,
        total,
        atLeast,
      );
    },

    'GET /admin/messages/:id': async ({ params }) => {
      const { message, orderNumber } = await read.one(params.id);
      return adminMessageView(message, orderNumber);
    },
  });

export const adminMessageView = (message: Message, orderNumber: string): AdminMessage => ({
  ...answerOf(message),
  orderNumber,
  senderId: message.sender.id,
  role: message.sender.role,
  contacts: [...message.contacts],
});

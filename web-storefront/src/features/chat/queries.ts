import type { RouteAnswerOf } from '#contract/client.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { keys } from '../keys.ts';

export type Message = RouteAnswerOf<'POST /orders/:id/messages'>;

export const messagesQuery = (orderId: string) =>
  queryOptions({
    queryKey: keys.messages(orderId),
    queryFn: async ({ signal }) => {
      const query = { sort: '["createdAt","DESC"]', range: '[0,99]' };
      const newestFirst = await api.call('GET /orders/:id/messages', { params: { id: orderId }, query, signal });
      return newestFirst.toReversed();
    },
  });

/** A message that came live, or the answer to one that was sent: it is listed once. */
export function addMessage(content: Partial<Message>): void {
  const { id, orderId } = content;
  if (!id || !orderId) return;
  queryClient.setQueryData(messagesQuery(orderId).queryKey, (messages) =>
    !messages || messages.some((message) => message.id === id) ? messages : [...messages, content as Message],
  );
}

import type { RouteAnswerOf } from '#contract/client.ts';
import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { put } from '../../lib/query-client.ts';
import { keys } from '../keys.ts';
import { sayWaitingDelivered } from './seen.ts';

export type Message = RouteAnswerOf<'POST /orders/:id/messages'>;
export type Receipt = RouteAnswerOf<'GET /orders/:id/receipts'>[number];

const PART = 50;

/** The conversation from its end, in pages (keyset pagination by `seq`); each page has its newest message first. */
export const messagesQuery = (orderId: string) =>
  infiniteQueryOptions({
    queryKey: keys.messages(orderId),
    queryFn: ({ pageParam: before, signal }) => {
      const filter = before === null ? {} : { filter: JSON.stringify({ before }) };
      const query = { sort: '["createdAt","DESC"]', range: `[0,${PART - 1}]`, ...filter };
      return api.call('GET /orders/:id/messages', { params: { id: orderId }, query, signal });
    },
    initialPageParam: null as number | null,
    getNextPageParam: (part: readonly Message[]) => (part.length < PART ? undefined : part.at(-1)?.seq),
  });

type Parts = InfiniteData<readonly Message[]>;

/** The messages, oldest first. */
export const messagesOf = (parts: Parts | undefined): readonly Message[] => parts?.pages.flat().toReversed() ?? [];

/**
 * Adds a message that came by a live event or as the answer to a sent one. A message that is already listed is ignored.
 */
export function addMessage(message: Message): void {
  put(messagesQuery(message.orderId), (parts) => {
    const [newest = [], ...older] = parts?.pages ?? [];
    if (!parts || parts.pages.some((part) => part.some(({ id }) => id === message.id))) return parts;
    const next = [...newest, message].toSorted((a, b) => b.seq - a.seq);
    return { ...parts, pages: [next, ...older] };
  });
}

export const receiptsQuery = (orderId: string) =>
  queryOptions({
    queryKey: keys.receipts(orderId),
    queryFn: ({ signal }) => api.call('GET /orders/:id/receipts', { params: { id: orderId }, signal }),
  });

export function setReceipt(receipt: Receipt): void {
  put(receiptsQuery(receipt.orderId), (receipts) =>
    receipts ? [...receipts.filter(({ userId }) => userId !== receipt.userId), receipt] : undefined,
  );
}

/** The number of unread messages by order id. */
export const unreadQuery = queryOptions({
  queryKey: keys.unreadMessages,
  queryFn: async ({ signal }) => {
    const conversations = await api.call('GET /messages/unread', { signal });
    const unreadByOrder = new Map(conversations.map(({ orderId, unread }) => [orderId, unread]));
    sayWaitingDelivered(unreadByOrder);
    return unreadByOrder;
  },
});

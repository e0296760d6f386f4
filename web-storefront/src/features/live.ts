import type { MoneyJson } from '#contract/vocabulary.ts';
import { tryOf } from '../lib/money.ts';
import { followEvents, type LiveMessage } from '#contract/browser/live.ts';
import { put, queryClient } from '../lib/query-client.ts';
import { session } from '../lib/session.ts';
import { keys } from './keys.ts';
import { addMessage, setReceipt, type Message, type Receipt } from './chat/queries.ts';
import { sayDelivered } from './chat/seen.ts';
import { followOutbox, outbox } from './chat/unsent.ts';
import { currentUserQuery } from './session/use-session.ts';

/** Applies live events (api.md, "Live") to the query cache until the signal aborts. */
export const followLive = (signal: AbortSignal): Promise<void> => {
  followOutbox(signal);
  return followEvents({
    connect: (headers, attempt) => session.fetch('/api/live', { headers, signal: attempt, cache: 'no-store' }),
    onMessage: apply,
    signal,
  });
};

const refetch = (...queryKeys: readonly (readonly unknown[])[]) => {
  for (const queryKey of queryKeys) void queryClient.invalidateQueries({ queryKey });
};

function apply({ event, data }: LiveMessage): void {
  const content = parse(data);
  switch (event ?? '') {
    case 'order':
      return refetch(keys.order(String(content.id)), keys.orders, keys.booster);
    case 'match':
      return refetch(keys.order(String(content.orderId)), keys.orders, keys.booster);
    case 'wallet':
      showBalance(content);
      return refetch(keys.postings, keys.earnings, keys.payouts);
    case 'notification':
      // a payment at the bank or a waived claim moves no balance, so no balance event follows
      if (/^(payout|fine)-/.test(String(content.kind))) refetch(keys.payouts);
      return refetch(keys.notifications, currentUserQuery.queryKey);
    case 'message':
      return hear(content as Message);
    case 'receipt':
      return setReceipt(content as Receipt);
    case 'ready':
      // events between the loading of the page and this connection may have been missed, so the chats are loaded again.
      // Waiting messages can be sent now.
      refetch(['messages'], ['receipts'], keys.unreadMessages);
      return void outbox.retry();
    case 'device':
      return refetch(keys.booster);
    case 'ticket':
      return refetch(keys.ticket(String(content.id)), keys.tickets, currentUserQuery.queryKey);
    case 'reset':
      return refetch([]);
    default:
      return undefined;
  }
}

/** Handles a new message: adds it to the chat, reports it as delivered and refreshes the unread counts. */
function hear(message: Message): void {
  addMessage(message);
  const me = queryClient.getQueryData(currentUserQuery.queryKey)?.id;
  if (me === undefined || message.sender.id === me) return;
  void sayDelivered(message.orderId, message.seq);
  refetch(keys.unreadMessages, currentUserQuery.queryKey);
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The event's content is the balance itself or contains it. */
function showBalance(content: Record<string, unknown>): void {
  const balance = (content.balance ?? content) as Partial<MoneyJson>;
  const { amount } = balance;
  if (typeof amount !== 'number') return;
  put(currentUserQuery, (user) => user && { ...user, balance: tryOf(amount) });
}

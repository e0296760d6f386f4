import type { WebhookData } from '#contract/webhook-events.ts';
import type { HookEvent } from '#kernel/hooks.ts';
import type { Ticket, TicketEvent, TicketMessage } from '../domain/ticket.ts';
import type { Tickets } from './ports.ts';

type Type = Extract<HookEvent['type'], `ticket.${string}`>;
type Find = () => Promise<Ticket | undefined>;

const hookOf = (type: Type, ticketId: string, find: Find): HookEvent => ({
  type,
  about: ticketId,
  orderId: null,
  data: async () => {
    const ticket = await find();
    if (!ticket) throw new Error(`ticket ${ticketId} is not there`);
    return dataOf(ticket);
  },
});

const dataOf = ({ id, user, type, status, answered, order }: Ticket): WebhookData<Type> => ({
  ticketId: id,
  userId: user.id,
  type,
  status,
  answered,
  orderId: order?.id ?? null,
});

// What programs outside are told of tickets.

export const openedHooks = (ticket: Ticket): HookEvent[] => [
  hookOf('ticket.opened', ticket.id, () => Promise.resolve(ticket)),
];

/** What its user adds is no news: the ticket waits for the house all the same. */
export const messageHooks = ({ sender, ticketId }: TicketMessage, tickets: Pick<Tickets, 'find'>) =>
  sender.role === 'staff' || sender.role === 'admin'
    ? [hookOf('ticket.answered', ticketId, () => tickets.find(ticketId))]
    : [];

/** Nor what is thrown away. */
export const movedHooks = ({ ticketId, to }: TicketEvent, tickets: Pick<Tickets, 'find'>) => {
  const find = () => tickets.find(ticketId);
  return to === 'trash' ? [] : [hookOf(to === 'open' ? 'ticket.reopened' : 'ticket.closed', ticketId, find)];
};

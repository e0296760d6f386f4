import type { RouteAnswerOf } from '#contract/client.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { listed, pageQuery } from '../../lib/lists.ts';
import { noSoonerThan } from '../../lib/no-sooner-than.ts';
import { put, queryClient } from '../../lib/query-client.ts';
import { keys } from '../keys.ts';
import { currentUserQuery } from '../session/use-session.ts';

export type Ticket = RouteAnswerOf<'GET /tickets/:id'>;
export type TicketRow = RouteAnswerOf<'GET /tickets'>[number];
export type TicketMessage = RouteAnswerOf<'POST /tickets/:id/messages'>;

/** The filters of the list. */
export const ticketFilters = {
  tumu: {},
  bekleyen: { status: 'open', answered: false },
  yanitlanan: { status: 'open', answered: true },
  kapali: { status: ['closed', 'trash'] },
} as const;
export type TicketFilter = keyof typeof ticketFilters;

export const ticketsQuery = (page: number, filter: TicketFilter) =>
  queryOptions({
    queryKey: [...keys.tickets, page, filter],
    queryFn: ({ signal }) => {
      const query = { ...pageQuery(page, ticketFilters[filter]), sort: '["updatedAt","DESC"]' };
      return noSoonerThan(listed(api.request('GET /tickets', { query, signal })));
    },
  });

/** Loading a ticket marks it as read, so the lists and the unread counter are refreshed. */
export const ticketQuery = (id: string) =>
  queryOptions({
    queryKey: keys.ticket(id),
    queryFn: async ({ signal }) => {
      const ticket = await noSoonerThan(api.call('GET /tickets/:id', { params: { id }, signal }));
      refreshLists();
      return ticket;
    },
  });

function refreshLists(): void {
  void queryClient.invalidateQueries({ queryKey: keys.tickets });
  void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
}

/** Puts the ticket from a command's answer into the cache. */
export function showTicket(ticket: Ticket): void {
  put(ticketQuery(ticket.id), ticket);
  refreshLists();
}

/** Adds to the cache a message that the user has just sent. All other data that the message changes are fetched again. */
export function addTicketMessage(message: TicketMessage): void {
  put(ticketQuery(message.ticketId), (ticket) =>
    !ticket || ticket.messages.some(({ id }) => id === message.id)
      ? ticket
      : { ...ticket, answered: false, messages: [...ticket.messages, message] },
  );
  refreshTicket(message.ticketId);
  refreshLists();
}

export const refreshTicket = (id: string): void => void queryClient.invalidateQueries({ queryKey: keys.ticket(id) });

import type { Listed } from '#kernel/lists.ts';
import type { Picture } from '#contract/picture/schemas.ts';
import { DomainError } from '#kernel/refusal.ts';
import { holds, type TicketStatus } from '#kernel/vocabulary.ts';
import type { Person } from '../domain/standing.ts';
import { nextStatuses, type Side, type Ticket, type TicketEvent, type TicketMessage } from '../domain/ticket.ts';
import { enter } from './enter.ts';
import type { TicketsPart } from './ports.ts';
import type { Needs } from './needs.ts';

/** A message with its pictures. */
export type SaidMessage = TicketMessage & { readonly pictures: readonly Picture[] };

/** A ticket's page for this reader. */
export interface TicketPage {
  readonly ticket: Ticket;
  /** The side whose read marks this reader sees. */
  readonly side: Side;
  readonly messages: readonly SaidMessage[];
  readonly events: readonly TicketEvent[];
  readonly nextStatuses: readonly TicketStatus[];
  readonly mayWrite: boolean;
}

/** A reader's list query. The reader can't choose whose tickets the list contains. */
export type TicketsWanted = Pick<TicketsPart, 'from' | 'limit' | 'sort'> & {
  readonly where: Omit<TicketsPart['where'], 'read' | 'ofPeople'> & { readonly read?: boolean };
};

/** Reads lists of tickets, and single tickets with their messages. */
export const readTickets = ({ tickets, pictures, people }: Needs<'tickets' | 'pictures' | 'people'>) => {
  /** Call it only for readers who may see the ticket, because anyone with a URL can open the picture. */
  const withPictures = async (messages: readonly TicketMessage[]): Promise<SaidMessage[]> => {
    const ids = messages.map(({ id }) => id);
    const shown = await pictures.of('ticket-message', ids);
    return messages.map((message) => ({ ...message, pictures: shown.get(message.id) ?? [] }));
  };

  return {
    /**
     * Reads the ticket's page, and marks the ticket as read by the reader's side. Staff who may only read leave no
     * mark.
     * @throws ticket.not_found
     */
    page: async (ticketId: string, reader: Person): Promise<TicketPage> => {
      const { ticket, standing } = enter(await tickets.find(ticketId), reader);
      const [messages, events] = await Promise.all([
        tickets.messagesOf(ticketId).then((all) => withPictures(all)),
        tickets.eventsOf(ticketId),
      ]);
      if (standing === 'reader') return { ticket, side: 'staff', messages, events, nextStatuses: [], mayWrite: false };
      const unread = standing === 'user' ? !ticket.readByUser : !ticket.readByStaff;
      if (unread) await tickets.markRead(ticketId, standing, ticket.updatedAt);
      return {
        ticket: { ...ticket, ...(standing === 'user' ? { readByUser: true } : { readByStaff: true }) },
        side: standing,
        messages,
        events,
        nextStatuses: nextStatuses(ticket.status, standing),
        mayWrite: ticket.status === 'open',
      };
    },
    /** Customers and boosters see their own tickets, staff see all. @throws identity.forbidden */
    list: async (
      { where, ...wanted }: TicketsWanted,
      reader: Person,
    ): Promise<Listed<Ticket> & { readonly side: Side }> => {
      const side = sideOf(reader);
      const { read, ...columns } = where;
      const part = {
        ...wanted,
        where: {
          ...columns,
          ...(side === 'user' ? { userId: columns.userId?.filter((id) => id === reader.id) ?? [reader.id] } : {}),
          ...(read === undefined ? {} : { read: { by: side, is: read } }),
          ...(side === 'staff' && columns.search !== undefined
            ? { ofPeople: await people.called(columns.search, reader) }
            : {}),
        },
      };
      return { ...(await tickets.list(part)), side };
    },
    withPictures,
    /** The ticket's user. */
    userOf: async (ticketId: string): Promise<string | undefined> => (await tickets.find(ticketId))?.user.id,
    unreadOf: (userId: string): Promise<number> => tickets.unreadOf(userId),
  };
};
export type ReadTickets = ReturnType<typeof readTickets>;

const sideOf = (reader: Person): Side => {
  if (reader.role === 'customer' || reader.role === 'booster') return 'user';
  if (!holds(reader, 'tickets:read')) throw new DomainError('identity.forbidden');
  return 'staff';
};

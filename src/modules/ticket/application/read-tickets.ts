import type { Picture } from '#contract/picture.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { TicketStatus } from '#kernel/vocabulary.ts';
import { holds, type Person } from '../domain/standing.ts';
import { nextStatuses, type Side, type Ticket, type TicketEvent, type TicketMessage } from '../domain/ticket.ts';
import { enter } from './enter.ts';
import type { Listed, People, TicketPictures, Tickets, TicketsPart } from './ports.ts';

/** A message, and the pictures that are shown with it. */
export type SaidMessage = TicketMessage & { readonly pictures: readonly Picture[] };

/** Everything that a ticket's page shows to this reader. */
export interface TicketPage {
  readonly ticket: Ticket;
  /** Which side's marks this reader sees. */
  readonly side: Side;
  readonly messages: readonly SaidMessage[];
  readonly events: readonly TicketEvent[];
  readonly nextStatuses: readonly TicketStatus[];
  readonly mayWrite: boolean;
}

/** What a reader asks of a list; whose tickets it holds is not theirs to say. */
export type TicketsWanted = Pick<TicketsPart, 'from' | 'limit' | 'sort'> & {
  readonly where: Omit<TicketsPart['where'], 'read' | 'ofPeople'> & { readonly read?: boolean };
};

/** Reading tickets: lists and one with its thread. */
export class ReadTickets {
  readonly #tickets: Tickets;
  readonly #pictures: TicketPictures;
  readonly #people: People;

  constructor(tickets: Tickets, pictures: TicketPictures, people: People) {
    this.#tickets = tickets;
    this.#pictures = pictures;
    this.#people = people;
  }

  /** A side that reads has then read everything; who of the house may not answer leaves no mark. @throws ticket.not_found */
  async page(ticketId: string, reader: Person): Promise<TicketPage> {
    const { ticket, standing } = enter(await this.#tickets.find(ticketId), reader);
    const [messages, events] = await Promise.all([
      this.#tickets.messagesOf(ticketId).then((all) => this.withPictures(all)),
      this.#tickets.eventsOf(ticketId),
    ]);
    if (standing === 'reader') return { ticket, side: 'house', messages, events, nextStatuses: [], mayWrite: false };
    const unread = standing === 'user' ? !ticket.readByUser : !ticket.readByHouse;
    if (unread) await this.#tickets.markRead(ticketId, standing, ticket.updatedAt);
    return {
      ticket: { ...ticket, ...(standing === 'user' ? { readByUser: true } : { readByHouse: true }) },
      side: standing,
      messages,
      events,
      nextStatuses: nextStatuses(ticket.status, standing),
      mayWrite: ticket.status === 'open',
    };
  }

  /** Customers and boosters see their own, the house sees all. @throws identity.forbidden */
  async list({ where, ...wanted }: TicketsWanted, reader: Person): Promise<Listed & { readonly side: Side }> {
    const side = sideOf(reader);
    const { read, ...columns } = where;
    const part = {
      ...wanted,
      where: {
        ...columns,
        ...(side === 'user' ? { userId: columns.userId?.filter((id) => id === reader.id) ?? [reader.id] } : {}),
        ...(read === undefined ? {} : { read: { by: side, is: read } }),
        ...(side === 'house' && columns.search !== undefined
          ? { ofPeople: await this.#people.called(columns.search, reader) }
          : {}),
      },
    };
    return { ...(await this.#tickets.list(part)), side };
  }

  /** For who has been let in to the ticket: the addresses of pictures open to anyone. */
  async withPictures(messages: readonly TicketMessage[]): Promise<SaidMessage[]> {
    const ids = messages.map(({ id }) => id);
    const pictures = await this.#pictures.of('ticket-message', ids);
    return messages.map((message) => ({ ...message, pictures: pictures.get(message.id) ?? [] }));
  }

  /** Whose ticket it is. */
  async userOf(ticketId: string): Promise<string | undefined> {
    return (await this.#tickets.find(ticketId))?.user.id;
  }

  unreadOf(userId: string): Promise<number> {
    return this.#tickets.unreadOf(userId);
  }
}

const sideOf = (reader: Person): Side => {
  if (reader.role === 'customer' || reader.role === 'booster') return 'user';
  if (!holds(reader, 'tickets:read')) throw new DomainError('identity.forbidden');
  return 'house';
};

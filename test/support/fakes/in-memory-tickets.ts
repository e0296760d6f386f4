import type {
  ContactMessages,
  Orders,
  TicketNotices,
  Tickets,
  TicketsPart,
} from '#modules/ticket/application/ports.ts';
import type { ContactMessage, ContactSender } from '#modules/ticket/domain/contact-message.ts';
import type { Side, Ticket, TicketEvent, TicketMessage } from '#modules/ticket/domain/ticket.ts';

const newestFirst = (times: readonly Date[], limit: number) =>
  Promise.resolve(times.toSorted((a, b) => b.getTime() - a.getTime()).slice(0, limit));

export class InMemoryTickets implements Tickets {
  readonly #tickets = new Map<string, Ticket>();
  readonly #messages: TicketMessage[] = [];
  readonly #events: TicketEvent[] = [];

  lockUser() {
    return Promise.resolve();
  }

  latestOpenings(userId: string, limit: number) {
    const own = [...this.#tickets.values()].filter(({ user }) => user.id === userId);
    return newestFirst(
      own.map(({ createdAt }) => createdAt),
      limit,
    );
  }

  add(ticket: Ticket) {
    return this.save(ticket);
  }

  find(id: string) {
    return Promise.resolve(this.#tickets.get(id));
  }

  lock(id: string) {
    return this.find(id);
  }

  save(ticket: Ticket) {
    this.#tickets.set(ticket.id, ticket);
    return Promise.resolve();
  }

  addMessage(message: TicketMessage) {
    this.#messages.push(message);
    return Promise.resolve();
  }

  addEvent(event: TicketEvent) {
    this.#events.push(event);
    return Promise.resolve();
  }

  messagesOf(ticketId: string) {
    return Promise.resolve(this.#messages.filter((message) => message.ticketId === ticketId));
  }

  eventsOf(ticketId: string) {
    return Promise.resolve(this.#events.filter((event) => event.ticketId === ticketId));
  }

  latestTimes(ticketId: string, senderId: string, limit: number) {
    const own = this.#messages.filter((message) => message.ticketId === ticketId && message.sender.id === senderId);
    return newestFirst(
      own.map(({ createdAt }) => createdAt),
      limit,
    );
  }

  markRead(id: string, side: Side, seen: Date) {
    const ticket = this.#tickets.get(id);
    if (ticket && ticket.updatedAt <= seen)
      this.#tickets.set(id, { ...ticket, ...(side === 'user' ? { readByUser: true } : { readByHouse: true }) });
    return Promise.resolve();
  }

  list({ from, limit, sort, where }: TicketsPart) {
    const { id, userId, orderId, status, type, answered, read } = where;
    const isIn = (values: readonly string[] | undefined, value: string | undefined) =>
      values === undefined || (value !== undefined && values.includes(value));
    const ascending = [...this.#tickets.values()]
      .filter((ticket) => isIn(id, ticket.id) && isIn(userId, ticket.user.id) && isIn(orderId, ticket.order?.id))
      .filter((ticket) => isIn(status, ticket.status) && isIn(type, ticket.type))
      .filter((ticket) => answered === undefined || ticket.answered === answered)
      .filter(
        (ticket) => read === undefined || (read.by === 'user' ? ticket.readByUser : ticket.readByHouse) === read.is,
      )
      .toSorted((a, b) => a[sort.field].getTime() - b[sort.field].getTime() || (a.id < b.id ? -1 : 1));
    const wanted = sort.descending ? ascending.toReversed() : ascending;
    return Promise.resolve({ rows: wanted.slice(from, from + limit), total: wanted.length, atLeast: false });
  }

  unreadOf(userId: string) {
    const unread = [...this.#tickets.values()].filter(
      ({ user, readByUser, status }) => user.id === userId && !readByUser && status !== 'trash',
    );
    return Promise.resolve(unread.length);
  }
}

export class InMemoryContactMessages implements ContactMessages {
  readonly #messages: (ContactMessage & { readonly sender: string })[] = [];

  lockSender() {
    return Promise.resolve();
  }

  latestTimes(sender: ContactSender, limit: number) {
    const own = this.#messages.filter((message) => message.sender === keyOf(sender));
    return newestFirst(
      own.map(({ createdAt }) => createdAt),
      limit,
    );
  }

  add(message: ContactMessage, sender: ContactSender) {
    this.#messages.push({ ...message, sender: keyOf(sender) });
    return Promise.resolve();
  }
}

const keyOf = ({ email, address }: ContactSender): string => `${email} ${address}`;

/** Orders by who they belong to. */
export class OrdersOf implements Orders {
  readonly numbers = new Map<string, string>();

  own(orderId: string, userId: string, number: string): void {
    this.numbers.set(`${orderId} ${userId}`, number);
  }

  numberOf(orderId: string, userId: string) {
    return Promise.resolve(this.numbers.get(`${orderId} ${userId}`));
  }
}

/** Keeps what users were told. */
export class RecordingNotices implements TicketNotices {
  readonly told: { readonly kind: string; readonly ticketId: string }[] = [];

  tell(kind: string, { id }: Ticket) {
    this.told.push({ kind, ticketId: id });
    return Promise.resolve();
  }
}

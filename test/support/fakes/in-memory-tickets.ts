import type { Picture } from '#contract/picture/schemas.ts';
import { DomainError } from '#kernel/refusal.ts';
import type {
  CannedAnswers,
  CannedAnswersPart,
  ContactMessageDesk,
  ContactMessageLists,
  ContactMessages,
  ContactMessagesPart,
  Orders,
  Payments,
  TicketPictures,
  Tickets,
  TicketsPart,
} from '#modules/ticket/application/ports.ts';
import { type CannedAnswer, titleKey } from '#modules/ticket/domain/canned-answer.ts';
import type { ContactMessage, ContactSender } from '#modules/ticket/domain/contact-message.ts';
import { folded, wordsOf } from '#kernel/search.ts';
import type { Side, Ticket, TicketEvent, TicketMessage } from '#modules/ticket/domain/ticket.ts';
import { isWithin } from './in-range.ts';

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
      this.#tickets.set(id, { ...ticket, ...(side === 'user' ? { readByUser: true } : { readByStaff: true }) });
    return Promise.resolve();
  }

  list({ from, limit, sort, where }: TicketsPart) {
    const { id, userId, orderId, topUpId, status, type, answered, waiting, search = '', read } = where;
    const isIn = (values: readonly string[] | undefined, value: string | undefined) =>
      values === undefined || (value !== undefined && values.includes(value));
    const ascending = [...this.#tickets.values()]
      .filter((ticket) => isIn(id, ticket.id) && isIn(userId, ticket.user.id) && isIn(orderId, ticket.order?.id))
      .filter((ticket) => isIn(topUpId, ticket.topUp?.id))
      .filter((ticket) => isIn(status, ticket.status) && isIn(type, ticket.type))
      .filter((ticket) => answered === undefined || ticket.answered === answered)
      .filter(({ waitingSince }) => waiting === undefined || (waitingSince !== null) === waiting)
      .filter(({ subject, user, order }) => {
        const searched = folded(`${subject} ${user.displayName} ${order?.number ?? ''}`);
        return wordsOf(search).every((word) => searched.includes(word));
      })
      .filter(
        (ticket) => read === undefined || (read.by === 'user' ? ticket.readByUser : ticket.readByStaff) === read.is,
      )
      .toSorted((a, b) => timeOf(a, sort.field) - timeOf(b, sort.field) || (a.id < b.id ? -1 : 1));
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

const timeOf = (ticket: Ticket, field: TicketsPart['sort']['field']) => ticket[field]?.getTime() ?? Infinity;

export class InMemoryContactMessages implements ContactMessages, ContactMessageDesk, ContactMessageLists {
  #messages: (ContactMessage & { readonly sender: string })[] = [];

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

  find(id: string) {
    return Promise.resolve(this.#messages.map(withoutSender).find((message) => message.id === id));
  }

  lock(id: string) {
    return this.find(id);
  }

  save(message: ContactMessage) {
    const { answered } = message;
    this.#messages = this.#messages.map((one) => (one.id === message.id ? { ...one, answered } : one));
    return Promise.resolve();
  }

  list({ from, limit, descending, where: { id, email }, answered, search = '', created }: ContactMessagesPart) {
    const isFound = ({ name, email: address, text }: ContactMessage) =>
      wordsOf(search).every((word) => folded(`${name} ${address} ${text}`).includes(word));
    const ascending = this.#messages
      .filter(isFound)
      .filter(({ createdAt }) => isWithin(created, createdAt))
      .filter((message) => answered === undefined || (message.answered !== null) === answered)
      .filter((message) => (id?.includes(message.id) ?? true) && (email?.includes(message.email) ?? true))
      .map(withoutSender)
      .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1));
    const wanted = descending ? ascending.toReversed() : ascending;
    return Promise.resolve({ rows: wanted.slice(from, from + limit), total: wanted.length, atLeast: false });
  }
}

const withoutSender = ({ sender: _, ...message }: ContactMessage & { readonly sender: string }) => message;

const keyOf = ({ email, address }: ContactSender): string => `${email} ${address}`;

/** Numbers of orders or card payments by their owner. */
export class OrdersOf implements Orders, Payments {
  readonly numbers = new Map<string, string>();

  own(id: string, userId: string, number: string): void {
    this.numbers.set(`${id} ${userId}`, number);
  }

  numberOf(id: string, userId: string) {
    return Promise.resolve(this.numbers.get(`${id} ${userId}`));
  }
}

/** The owners of uploaded pictures by picture id. */
export class PicturesOf implements TicketPictures {
  readonly owners = new Map<string, string>();
  readonly #shown = new Map<string, Picture[]>();

  attach(ids: readonly string[], ownerId: string, { id }: { readonly id: string }): Promise<void> {
    if (ids.some((one) => this.owners.get(one) !== ownerId))
      return Promise.reject(new DomainError('picture.not_found'));
    for (const one of ids) this.owners.delete(one);
    this.#shown.set(
      id,
      ids.map((one) => ({ id: one, url: `/${one}`, width: 4, height: 3 })),
    );
    return Promise.resolve();
  }

  of() {
    return Promise.resolve(this.#shown);
  }
}

export class InMemoryCannedAnswers implements CannedAnswers {
  readonly #answers = new Map<string, CannedAnswer>();

  lock() {
    return Promise.resolve();
  }

  find(id: string) {
    return Promise.resolve(this.#answers.get(id));
  }

  titled(title: string) {
    const all = [...this.#answers.values()];
    return Promise.resolve(all.find((answer) => titleKey(answer.title) === titleKey(title)));
  }

  add(answer: CannedAnswer) {
    this.#answers.set(answer.id, answer);
    return Promise.resolve();
  }

  save({ id, title, text, type }: Parameters<CannedAnswers['save']>[0]) {
    const before = this.#answers.get(id);
    if (before) this.#answers.set(id, { ...before, title, text, type });
    return Promise.resolve();
  }

  countUse(id: string) {
    const before = this.#answers.get(id);
    if (before) this.#answers.set(id, { ...before, uses: before.uses + 1 });
    return Promise.resolve(before !== undefined);
  }

  remove(id: string) {
    return Promise.resolve(this.#answers.delete(id));
  }

  list({ from, limit, sort, where: { id, type }, search = '' }: CannedAnswersPart) {
    const keyOfAnswer = ({ title, uses, createdAt }: CannedAnswer) =>
      sort.field === 'title' ? titleKey(title) : sort.field === 'uses' ? uses : createdAt;
    const ascending = [...this.#answers.values()]
      .filter((answer) => id?.includes(answer.id) ?? true)
      .filter(({ title, text }) => wordsOf(search).every((word) => folded(`${title} ${text}`).includes(word)))
      .filter((answer) => type === undefined || (answer.type !== null && type.includes(answer.type)))
      .toSorted((a, b) => {
        const [first, second] = [keyOfAnswer(a), keyOfAnswer(b)];
        return first === second ? (a.id < b.id ? -1 : 1) : first < second ? -1 : 1;
      });
    const wanted = sort.descending ? ascending.toReversed() : ascending;
    return Promise.resolve({ rows: wanted.slice(from, from + limit), total: wanted.length });
  }
}

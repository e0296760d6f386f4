import { secondsUntilNext } from '#kernel/message-limit.ts';
import type { Clock, Ids, Outbox, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { TicketType } from '#kernel/vocabulary.ts';
import { type Author, opened, type Ticket, type TicketLimits } from '../domain/ticket.ts';
import type { Orders, Payments, TicketPictures, Tickets } from './ports.ts';
import { ticketEvent } from './ticket-event.ts';

export interface TicketRequest {
  readonly type: TicketType;
  readonly subject: string;
  readonly text: string;
  readonly orderId?: string | undefined;
  readonly topUpId?: string | undefined;
  readonly pictures?: readonly string[] | undefined;
}

/** A customer or booster asks the house for help. */
export class OpenTicket {
  readonly #tickets: Tickets;
  readonly #orders: Orders;
  readonly #payments: Payments;
  readonly #pictures: TicketPictures;
  readonly #outbox: Outbox;
  readonly #transactions: Transactions;
  readonly #ids: Ids;
  readonly #clock: Clock;
  readonly #limits: TicketLimits;

  constructor(
    tickets: Tickets,
    orders: Orders,
    payments: Payments,
    pictures: TicketPictures,
    outbox: Outbox,
    transactions: Transactions,
    ids: Ids,
    clock: Clock,
    { limits }: { readonly limits: TicketLimits },
  ) {
    this.#tickets = tickets;
    this.#orders = orders;
    this.#payments = payments;
    this.#pictures = pictures;
    this.#outbox = outbox;
    this.#transactions = transactions;
    this.#ids = ids;
    this.#clock = clock;
    this.#limits = limits;
  }

  /** @throws order.not_found, payment.top_up_not_found, picture.not_found, also for what is not theirs; ticket.too_many_tickets */
  async run(
    { type, subject, text, orderId, topUpId, pictures = [] }: TicketRequest,
    { id: userId, role, displayName }: Author,
  ): Promise<Ticket> {
    const user = { id: userId, role, displayName };
    const order = orderId === undefined ? null : await this.#ownOrder(orderId, user);
    const topUp = topUpId === undefined ? null : await this.#ownTopUp(topUpId, user);
    return this.#transactions.run(async () => {
      await this.#tickets.lockUser(user.id);
      const now = this.#clock.now();
      await this.#assertWithinLimit(user.id, now);
      const ticket = opened({ id: this.#ids.next(), user, type, subject, order, topUp }, now);
      await this.#tickets.add(ticket);
      const id = this.#ids.next();
      await this.#tickets.addMessage({ id, ticketId: ticket.id, sender: user, text, createdAt: now });
      await this.#pictures.attach(pictures, user.id, { kind: 'ticket-message', id });
      await this.#outbox.publish([ticketEvent(ticket)]);
      return ticket;
    });
  }

  async #ownOrder(orderId: string, user: Author): Promise<NonNullable<Ticket['order']>> {
    const number = await this.#orders.numberOf(orderId, user.id);
    if (number === undefined) throw new DomainError('order.not_found');
    return { id: orderId, number };
  }

  async #ownTopUp(topUpId: string, user: Author): Promise<NonNullable<Ticket['topUp']>> {
    const number = await this.#payments.numberOf(topUpId, user.id);
    if (number === undefined) throw new DomainError('payment.top_up_not_found');
    return { id: topUpId, number };
  }

  // counted under the user's lock, so that of many at once no more than the limit get through
  async #assertWithinLimit(userId: string, now: Date): Promise<void> {
    const limit = this.#limits.newTickets;
    const latest = await this.#tickets.latestOpenings(userId, limit.attempts);
    const retryAfterSeconds = secondsUntilNext(latest, now, limit);
    if (retryAfterSeconds > 0) throw new DomainError('ticket.too_many_tickets', { retryAfterSeconds });
  }
}

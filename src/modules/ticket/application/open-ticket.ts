import { secondsUntilNext } from '#kernel/message-limit.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { TicketType } from '#kernel/vocabulary.ts';
import { type Author, opened, type Ticket, type TicketLimits } from '../domain/ticket.ts';
import type { Needs } from './needs.ts';

export interface TicketRequest {
  readonly type: TicketType;
  readonly subject: string;
  readonly text: string;
  readonly orderId?: string | undefined;
  readonly topUpId?: string | undefined;
  readonly pictures?: readonly string[] | undefined;
}

/**
 * A customer or booster asks the staff for help.
 * @throws order.not_found, payment.top_up_not_found, picture.not_found, also if the record belongs to somebody else;
 * ticket.too_many_tickets
 */
export const openTicket = ({
  tickets,
  orders,
  payments,
  pictures,
  config: { limits },
  work,
}: Needs<'tickets' | 'orders' | 'payments' | 'pictures' | 'work'> & {
  readonly config: { readonly limits: TicketLimits };
}) => {
  const ownOrder = async (orderId: string, user: Author): Promise<NonNullable<Ticket['order']>> => {
    const number = await orders.numberOf(orderId, user.id);
    if (number === undefined) throw new DomainError('order.not_found');
    return { id: orderId, number };
  };

  const ownTopUp = async (topUpId: string, user: Author): Promise<NonNullable<Ticket['topUp']>> => {
    const number = await payments.numberOf(topUpId, user.id);
    if (number === undefined) throw new DomainError('payment.top_up_not_found');
    return { id: topUpId, number };
  };

  // counts under the user's lock, so that concurrent requests can't exceed the limit
  const assertWithinLimit = async (userId: string, now: Date): Promise<void> => {
    const limit = limits.newTickets;
    const latest = await tickets.latestOpenings(userId, limit.attempts);
    const retryAfterSeconds = secondsUntilNext(latest, now, limit);
    if (retryAfterSeconds > 0) throw new DomainError('ticket.too_many_tickets', { retryAfterSeconds });
  };

  return async (
    { type, subject, text, orderId, topUpId, pictures: pictureIds = [] }: TicketRequest,
    { id: userId, role, displayName }: Author,
  ): Promise<Ticket> => {
    const user = { id: userId, role, displayName };
    const order = orderId === undefined ? null : await ownOrder(orderId, user);
    const topUp = topUpId === undefined ? null : await ownTopUp(topUpId, user);
    return work.run(async () => {
      await tickets.lockUser(user.id);
      const now = work.now();
      await assertWithinLimit(user.id, now);
      const ticket = opened({ id: work.newId(), user, type, subject, order, topUp }, now);
      await tickets.add(ticket);
      const id = work.newId();
      await tickets.addMessage({ id, ticketId: ticket.id, sender: user, text, createdAt: now });
      await pictures.attach(pictureIds, user.id, { kind: 'ticket-message', id });
      work.record({ kind: 'ticket-opened', ticket });
      return ticket;
    });
  };
};
export type OpenTicket = ReturnType<typeof openTicket>;

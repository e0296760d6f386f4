import type { RateLimit } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Role, TicketStatus, TicketType } from '#kernel/vocabulary.ts';

/** A request for help and where it stands (domain.md §8). */
export interface Ticket {
  readonly id: string;
  readonly user: Author;
  readonly type: TicketType;
  readonly subject: string;
  /** The order that the ticket is about, if the user named one of their orders. */
  readonly order: { readonly id: string; readonly number: string } | null;
  /** The card payment that the ticket is about, if the user named one of their payments. */
  readonly topUp: { readonly id: string; readonly number: string } | null;
  readonly status: TicketStatus;
  /** Whether the staff wrote last; false again after the user has reopened the ticket. */
  readonly answered: boolean;
  /** Whether each side has seen everything in the ticket. */
  readonly readByUser: boolean;
  readonly readByStaff: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Since when the staff owe an answer; null if they don't owe one. */
  readonly waitingSince: Date | null;
  /** When the staff first answered. */
  readonly firstAnsweredAt: Date | null;
}

export interface Author {
  readonly id: string;
  readonly role: Role;
  readonly displayName: string;
}

export interface TicketMessage {
  readonly id: string;
  readonly ticketId: string;
  readonly sender: Author;
  readonly text: string;
  readonly createdAt: Date;
}

/** A change of the ticket's status, kept for good. */
export interface TicketEvent {
  readonly id: string;
  readonly ticketId: string;
  readonly actor: Author;
  readonly from: TicketStatus;
  readonly to: TicketStatus;
  readonly at: Date;
}

/** The two sides of a ticket: the user who opened it, and the staff (`staff`). */
export type Side = 'user' | 'staff';

/** The read marks after an act of one side: this side has read the ticket, the other side has not. */
const seenBy = (side: Side) => ({ readByUser: side === 'user', readByStaff: side === 'staff' });

/** A further message of a waiting user does not restart their waiting time. */
const waiting = (ticket: Ticket, at: Date): Ticket => ({
  ...ticket,
  waitingSince: ticket.status === 'open' && !ticket.answered ? (ticket.waitingSince ?? at) : null,
});

export const opened = (
  wanted: Pick<Ticket, 'id' | 'user' | 'type' | 'subject' | 'order' | 'topUp'>,
  at: Date,
): Ticket => ({
  ...wanted,
  status: 'open',
  answered: false,
  ...seenBy('user'),
  createdAt: at,
  updatedAt: at,
  waitingSince: at,
  firstAnsweredAt: null,
});

/** @throws ticket.closed: a ticket that is not open must first be opened again. */
export const written = (ticket: Ticket, side: Side, at: Date): Ticket => {
  if (ticket.status !== 'open') throw new DomainError('ticket.closed');
  const answered = side === 'staff';
  const firstAnsweredAt = ticket.firstAnsweredAt ?? (answered ? at : null);
  return waiting({ ...ticket, answered, firstAnsweredAt, ...seenBy(side), updatedAt: at }, at);
};

/** Allowed transitions, by side. Both sides close and reopen; only the staff use the trash. */
const ways: Readonly<Record<TicketStatus, Readonly<Partial<Record<TicketStatus, readonly Side[]>>>>> = {
  open: { closed: ['user', 'staff'], trash: ['staff'] },
  closed: { open: ['user', 'staff'], trash: ['staff'] },
  trash: { open: ['staff'] },
};

export const nextStatuses = (status: TicketStatus, side: Side): TicketStatus[] =>
  (Object.entries(ways[status]) as [TicketStatus, readonly Side[]][])
    .filter(([, sides]) => sides.includes(side))
    .map(([to]) => to);

/** @throws ticket.transition_not_allowed */
export const moved = (ticket: Ticket, to: TicketStatus, side: Side, at: Date): Ticket => {
  const { status: from } = ticket;
  if (!nextStatuses(from, side).includes(to)) throw new DomainError('ticket.transition_not_allowed', { from, to });
  // after the user has reopened the ticket, the staff owe an answer again
  const answered = to === 'open' && side === 'user' ? false : ticket.answered;
  // the trash is no news for the user, so the user's read mark stays
  const seen = to === 'trash' ? { readByStaff: true } : seenBy(side);
  return waiting({ ...ticket, status: to, answered, ...seen, updatedAt: at }, at);
};

/** Limits how many tickets one user may open. */
export interface TicketLimits {
  readonly newTickets: RateLimit;
}

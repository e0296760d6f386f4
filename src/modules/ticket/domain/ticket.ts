import type { RateLimit } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Role, TicketStatus, TicketType } from '#kernel/vocabulary.ts';

/** A request for help and where it stands (domain.md §8). */
export interface Ticket {
  readonly id: string;
  readonly user: Author;
  readonly type: TicketType;
  readonly subject: string;
  /** The order that it is about, where the user named one of theirs. */
  readonly order: { readonly id: string; readonly number: string } | null;
  /** The card payment that it is about, where the user named one of theirs. */
  readonly topUp: { readonly id: string; readonly number: string } | null;
  readonly status: TicketStatus;
  /** Whose turn it is: whether the house wrote last. */
  readonly answered: boolean;
  /** Whether each side has seen everything. */
  readonly readByUser: boolean;
  readonly readByHouse: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Since when the house owes an answer; null where it does not. */
  readonly waitingSince: Date | null;
  /** When the house first answered. */
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

/** A step of the ticket's state, kept for good: who, when, from where to where. */
export interface TicketEvent {
  readonly id: string;
  readonly ticketId: string;
  readonly actor: Author;
  readonly from: TicketStatus;
  readonly to: TicketStatus;
  readonly at: Date;
}

/** The two sides of a ticket: whoever opened it, and the house. */
export type Side = 'user' | 'house';

/** What one side does, it has seen and the other has not. */
const seenBy = (side: Side) => ({ readByUser: side === 'user', readByHouse: side === 'house' });

/** What the user adds while they wait does not send them to the end of the line. */
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

/** @throws ticket.closed: what is not open is opened again first. */
export const written = (ticket: Ticket, side: Side, at: Date): Ticket => {
  if (ticket.status !== 'open') throw new DomainError('ticket.closed');
  const answered = side === 'house';
  const firstAnsweredAt = ticket.firstAnsweredAt ?? (answered ? at : null);
  return waiting({ ...ticket, answered, firstAnsweredAt, ...seenBy(side), updatedAt: at }, at);
};

/** Who may walk which way. Either side closes and opens again; the trash is the house's. */
const ways: Readonly<Record<TicketStatus, Readonly<Partial<Record<TicketStatus, readonly Side[]>>>>> = {
  open: { closed: ['user', 'house'], trash: ['house'] },
  closed: { open: ['user', 'house'], trash: ['house'] },
  trash: { open: ['house'] },
};

export const nextStatuses = (status: TicketStatus, side: Side): TicketStatus[] =>
  (Object.entries(ways[status]) as [TicketStatus, readonly Side[]][])
    .filter(([, sides]) => sides.includes(side))
    .map(([to]) => to);

/** @throws ticket.transition_not_allowed */
export const moved = (ticket: Ticket, to: TicketStatus, side: Side, at: Date): Ticket => {
  const { status: from } = ticket;
  if (!nextStatuses(from, side).includes(to)) throw new DomainError('ticket.transition_not_allowed', { from, to });
  // a user who opens it again waits for the house once more
  const answered = to === 'open' && side === 'user' ? false : ticket.answered;
  // the user is not called to look at what was thrown away
  const seen = to === 'trash' ? { readByHouse: true } : seenBy(side);
  return waiting({ ...ticket, status: to, answered, ...seen, updatedAt: at }, at);
};

/** How many tickets one user may open. */
export interface TicketLimits {
  readonly newTickets: RateLimit;
}

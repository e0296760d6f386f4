import { DomainError } from '#kernel/refusal.ts';
import { type Person, standingOf } from '../domain/standing.ts';
import type { Side, Ticket } from '../domain/ticket.ts';

/**
 * The ticket, and what this person may do with it. @throws ticket.not_found, also if the person may not see the ticket
 */
export const enter = (
  ticket: Ticket | undefined,
  person: Person,
): { readonly ticket: Ticket; readonly standing: Side | 'reader' } => {
  const standing = ticket && standingOf(person, ticket);
  if (!standing) throw new DomainError('ticket.not_found');
  return { ticket, standing };
};

/** The ticket for a person who acts on it. @throws ticket.not_found, identity.forbidden */
export const enterAsSide = (
  found: Ticket | undefined,
  person: Person,
): { readonly ticket: Ticket; readonly side: Side } => {
  const { ticket, standing } = enter(found, person);
  if (standing === 'reader') throw new DomainError('identity.forbidden');
  return { ticket, side: standing };
};

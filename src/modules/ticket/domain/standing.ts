import { holds, type Scope } from '#kernel/vocabulary.ts';
import type { Author, Side, Ticket } from './ticket.ts';

export type Person = Author & { readonly scopes: readonly Scope[] };

/**
 * A person's relation to a ticket: one of its sides, or staff who may only read. Undefined if the person may not see
 * the ticket.
 */
export const standingOf = (person: Person, ticket: Pick<Ticket, 'user'>): Side | 'reader' | undefined => {
  if (person.id === ticket.user.id) return 'user';
  if (holds(person, 'tickets:write')) return 'staff';
  return holds(person, 'tickets:read') ? 'reader' : undefined;
};

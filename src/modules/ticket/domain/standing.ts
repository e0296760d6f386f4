import type { Scope } from '#kernel/vocabulary.ts';
import type { Author, Side, Ticket } from './ticket.ts';

export type Person = Author & { readonly scopes: readonly Scope[] };

/** Staff need a scope for it, admins hold all. */
export const holds = ({ role, scopes }: Person, scope: Scope): boolean =>
  role === 'admin' || (role === 'staff' && scopes.includes(scope));

/**
 * How somebody stands to a ticket: a side of it, or one of the house who may only read. Undefined: for them, it does not
 * exist.
 */
export const standingOf = (person: Person, ticket: Pick<Ticket, 'user'>): Side | 'reader' | undefined => {
  if (person.id === ticket.user.id) return 'user';
  if (holds(person, 'tickets:write')) return 'house';
  return holds(person, 'tickets:read') ? 'reader' : undefined;
};

import type { Role, Scope } from '#kernel/vocabulary.ts';

/** The two sides of an order's conversation. */
export interface Participants {
  /** The order's short number. */
  readonly number: string;
  readonly customerId: string;
  readonly boosterId: string | null;
  /** When the booster before this one left; what was said until then is not for them. */
  readonly boosterSince?: Date | null;
  /** Whether the sides may still write. */
  readonly open: boolean;
}

export interface Person {
  readonly id: string;
  readonly role: Role;
  readonly scopes: readonly Scope[];
}

/**
 * How somebody stands to a conversation: a side of it, or from the console, which reads along and, with the scope for it,
 * writes. Undefined: for them, it does not exist.
 */
export type Standing = 'side' | 'console' | 'reader';

export const sidesOf = ({ customerId, boosterId }: Pick<Participants, 'customerId' | 'boosterId'>): readonly string[] =>
  boosterId === null ? [customerId] : [customerId, boosterId];

export const standingOf = (person: Person, participants: Participants): Standing | undefined => {
  if (sidesOf(participants).includes(person.id)) return 'side';
  if (holdsScope(person, 'messages:write')) return 'console';
  return holdsScope(person, 'messages:read') ? 'reader' : undefined;
};

/** Until when what was said is hidden from this person: a booster sees nothing of the one before. */
export const hiddenUntil = (
  { id }: Pick<Person, 'id'>,
  { boosterId, boosterSince }: Pick<Participants, 'boosterId' | 'boosterSince'>,
): Date | undefined => (id === boosterId ? (boosterSince ?? undefined) : undefined);

export const holdsScope = ({ role, scopes }: Person, scope: Scope): boolean =>
  role === 'admin' || (role === 'staff' && scopes.includes(scope));

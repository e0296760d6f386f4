import { holds, type Role, type Scope } from '#kernel/vocabulary.ts';

/** The two sides of an order's conversation. */
export interface Participants {
  /** The order's short number. */
  readonly number: string;
  readonly customerId: string;
  readonly boosterId: string | null;
  /** When the earlier booster left. The present booster must not see older messages. */
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
 * A person's access to a conversation: `side` is customer or booster, `console` is staff who may also write, `reader`
 * is staff who may only read. For people without access it is `undefined`.
 */
export type Standing = 'side' | 'console' | 'reader';

export const sidesOf = ({ customerId, boosterId }: Pick<Participants, 'customerId' | 'boosterId'>): readonly string[] =>
  boosterId === null ? [customerId] : [customerId, boosterId];

export const standingOf = (person: Person, participants: Participants): Standing | undefined => {
  if (sidesOf(participants).includes(person.id)) return 'side';
  if (holds(person, 'messages:write')) return 'console';
  return holds(person, 'messages:read') ? 'reader' : undefined;
};

/**
 * Messages up to this time are hidden from this person: a booster sees no message from the time of an earlier booster.
 */
export const hiddenUntil = (
  { id }: Pick<Person, 'id'>,
  { boosterId, boosterSince }: Pick<Participants, 'boosterId' | 'boosterSince'>,
): Date | undefined => (id === boosterId ? (boosterSince ?? undefined) : undefined);

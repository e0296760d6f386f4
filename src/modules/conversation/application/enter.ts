import { DomainError } from '#kernel/refusal.ts';
import { type Participants, type Person, type Standing, standingOf } from '../domain/standing.ts';

/** Checks a person's access to a conversation. @throws order.not_found, also if the person has no access */
export const enter = (
  participants: Participants | undefined,
  person: Person,
): { readonly participants: Participants; readonly standing: Standing } => {
  const standing = participants && standingOf(person, participants);
  if (!standing) throw new DomainError('order.not_found');
  return { participants, standing };
};

import { DomainError } from '#kernel/refusal.ts';
import { type Participants, type Person, type Standing, standingOf } from '../domain/standing.ts';

/** The conversation as it is for this person. @throws order.not_found, also where it is none of their business */
export const enter = (
  participants: Participants | undefined,
  person: Person,
): { readonly participants: Participants; readonly standing: Standing } => {
  const standing = participants && standingOf(person, participants);
  if (!standing) throw new DomainError('order.not_found');
  return { participants, standing };
};

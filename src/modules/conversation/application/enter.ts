import { DomainError } from '#kernel/refusal.ts';
import { type Participants, type Person, type Standing, standingOf } from '../domain/standing.ts';
import type { Orders } from './ports.ts';

/** The conversation as it is for this person. @throws order.not_found, also where it is none of their business */
export const enter = async (
  orders: Orders,
  orderId: string,
  person: Person,
): Promise<{ readonly participants: Participants; readonly standing: Standing }> => {
  const participants = (await orders.participantsOf([orderId])).get(orderId);
  const standing = participants && standingOf(person, participants);
  if (!standing) throw new DomainError('order.not_found');
  return { participants, standing };
};

import type { Draft } from '#contract/pricing/schemas.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Order } from '../domain/order.ts';

/** What was ordered; null where it can't be read. Repositories read it by the contract, and the domain leaves it as it is. */
export const draftIn = ({ draft }: Pick<Order, 'draft'>): Draft | null => draft as Draft | null;

/** The same, for what can't be done without it. @throws DomainError order.draft_unreadable */
export const draftOf = (order: Pick<Order, 'draft'>): Draft => {
  const draft = draftIn(order);
  if (!draft) throw new DomainError('order.draft_unreadable');
  return draft;
};

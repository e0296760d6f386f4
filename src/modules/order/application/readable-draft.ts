import type { Draft } from '#contract/pricing/schemas.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Order } from '../domain/order.ts';

/**
 * What was ordered; null if it can't be parsed. Repositories parse it with the contract, so the cast is safe; the domain
 * never changes its shape.
 */
export const draftIn = ({ draft }: Pick<Order, 'draft'>): Draft | null => draft as Draft | null;

/** The draft, for uses that need it. @throws DomainError order.draft_unreadable */
export const draftOf = (order: Pick<Order, 'draft'>): Draft => {
  const draft = draftIn(order);
  if (!draft) throw new DomainError('order.draft_unreadable');
  return draft;
};

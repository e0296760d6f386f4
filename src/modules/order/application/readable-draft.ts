import type { Draft } from '#contract/pricing/schemas.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { OrderRecord } from './ports.ts';

/** The draft of an order, for what can't be done without it. @throws DomainError order.draft_unreadable */
export const draftOf = ({ draft }: Pick<OrderRecord, 'draft'>): Draft => {
  if (!draft) throw new DomainError('order.draft_unreadable');
  return draft;
};

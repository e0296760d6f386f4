import type { Draft } from '#contract/pricing/schemas.ts';
import type { Order } from '../domain/order.ts';
import { draftOf } from './readable-draft.ts';

/**
 * The draft with the lane that the price includes. A change to a more expensive lane was paid; a change to a cheaper one
 * moved no money, so the ordered lane stays.
 */
export const pricedDraft = (order: Order): Draft => {
  const draft = draftOf(order);
  const { lane, laneDifference } = order;
  return lane !== null && laneDifference.isPositive && 'lane' in draft ? { ...draft, lane } : draft;
};

import type { Draft } from '#contract/pricing/schemas.ts';
import type { Order } from '../domain/order.ts';
import { draftOf } from './readable-draft.ts';

/** The draft with the lane that its customer pays: a dearer one is paid when it is changed, a cheaper one changes no money. */
export const pricedDraft = (order: Order): Draft => {
  const draft = draftOf(order);
  const { lane, laneDifference } = order;
  return lane !== null && laneDifference.isPositive && 'lane' in draft ? { ...draft, lane } : draft;
};

import type { Draft } from '#contract/pricing/schemas.ts';
import type { OrderRecord } from './ports.ts';
import { draftOf } from './readable-draft.ts';

/** The draft with the lane that its customer pays: a dearer one is paid when it is changed, a cheaper one changes no money. */
export const pricedDraft = (record: OrderRecord): Draft => {
  const draft = draftOf(record);
  const { lane, laneDifference } = record.order;
  return lane !== null && laneDifference.isPositive && 'lane' in draft ? { ...draft, lane } : draft;
};

// Vocabulary of disputes and other trouble with orders. It is separate from the vocabulary that every page of the storefront
// loads.

/** Trouble with an order, and how it is resolved. */
const troubleKinds = [
  'disputed',
  'dispute-answered',
  'dispute-lapsed',
  'dispute-proposed',
  'dispute-proposal-withdrawn',
  'dispute-agreed',
  'dispute-withdrawn',
  'dispute-upheld',
  'dispute-refunded',
  'dispute-rejected',
  'paused',
  'resumed',
  'booster-requested',
  'booster-request-withdrawn',
  'booster-request-declined',
  'booster-request-lapsed',
  'account-requested',
  'account-request-withdrawn',
  'account-request-approved',
  'account-request-declined',
  'rank-reported',
  'rank-agreed',
  'rank-lapsed',
] as const;
export type TroubleKind = (typeof troubleKinds)[number];

/** Kinds of lines in an order's timeline. */
export const orderEventKinds = [
  'placed',
  'transition',
  'account',
  'lane',
  'progress',
  'progress-agreed',
  'login',
  'tip',
  'review',
  'erased',
  'stream',
  'stream-ended',
  'stream-refunded',
  ...troubleKinds,
] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];

/** Kinds of complaints about a finished order. */
export const disputeKinds = ['not-reached', 'not-as-ordered', 'account', 'other'] as const;
export type DisputeKind = (typeof disputeKinds)[number];
/** How a dispute ends: back to work, a refund, a rejection, or a withdrawal by its customer. */
export const disputeOutcomes = ['upheld', 'refunded', 'rejected', 'withdrawn'] as const;
export type DisputeOutcome = (typeof disputeOutcomes)[number];
/**
 * Ends that customer and booster can agree on. Nothing has to be agreed if nothing is missing: then the customer confirms the
 * order or withdraws the dispute.
 */
export const agreeableEnds = ['uphold', 'refund'] as const;
export type AgreeableEnd = (typeof agreeableEnds)[number];
/** The two sides of a dispute. */
export const disputeSides = ['customer', 'booster'] as const;
export type DisputeSide = (typeof disputeSides)[number];

/** Outcomes of a report of the rank found at the start. `open`: the rank differs, and the order waits for its customer. */
export const rankOutcomes = ['open', 'same', 'agreed', 'as-ordered', 'cancelled'] as const;
export type RankOutcome = (typeof rankOutcomes)[number];

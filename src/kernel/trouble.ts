// Words of what goes wrong with an order. They stand apart from the vocabulary, which every page of the storefront brings.

/** What goes wrong with an order, and how it is put right. */
export const troubleKinds = [
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

/** What a line of an order's timeline is about. */
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

/** What a customer says that a finished order lacks. */
export const disputeKinds = ['not-reached', 'not-as-ordered', 'account', 'other'] as const;
export type DisputeKind = (typeof disputeKinds)[number];
/** How a dispute ends: back to work, a part of the price back, no, or taken back by its customer. */
export const disputeOutcomes = ['upheld', 'refunded', 'rejected', 'withdrawn'] as const;
export type DisputeOutcome = (typeof disputeOutcomes)[number];
/** What customer and booster can agree on. For the third end, that nothing is missing, the customer alone confirms or withdraws. */
export const agreeableEnds = ['uphold', 'refund'] as const;
export type AgreeableEnd = (typeof agreeableEnds)[number];
/** The two sides of a dispute. */
export const disputeSides = ['customer', 'booster'] as const;
export type DisputeSide = (typeof disputeSides)[number];

/** How a rank found at the start ended: `open` waits for its customer. */
export const rankOutcomes = ['open', 'same', 'agreed', 'as-ordered', 'cancelled'] as const;
export type RankOutcome = (typeof rankOutcomes)[number];

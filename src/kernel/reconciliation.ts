// Vocabulary of reconciliation: a provider's books of a day compared with ours.

export const reconciliationStates = ['running', 'ended', 'failed'] as const;
export type ReconciliationState = (typeof reconciliationStates)[number];

/**
 * Sources of a comparison: the provider's report of the day, its answer about each of our payments, or the book that the staff
 * keep by hand.
 */
export const reconciliationWays = ['report', 'status', 'book'] as const;
export type ReconciliationWay = (typeof reconciliationWays)[number];

/** Why a run failed: no answer, or one that we can't read. */
export const reconciliationFailures = ['unavailable', 'unexpected'] as const;
export type ReconciliationFailure = (typeof reconciliationFailures)[number];

/** Kinds of differences between two books of a day. */
export const differenceKinds = [
  'unknown-payment',
  'not-credited',
  'not-paid',
  'amount',
  'test-payment',
  'unknown-refund',
  'not-refunded',
  'refund-amount',
  'ledger',
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

export const differenceStates = ['open', 'ended'] as const;
export type DifferenceState = (typeof differenceStates)[number];

/**
 * How a difference ended: by a person, because a later run did not find it any more, or because the run credited the payment.
 */
export const differenceEndings = ['person', 'gone', 'credited'] as const;
export type DifferenceEnding = (typeof differenceEndings)[number];

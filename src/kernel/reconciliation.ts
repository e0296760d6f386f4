// A provider's books of a day laid beside ours: the words for it.

export const reconciliationStates = ['running', 'ended', 'failed'] as const;
export type ReconciliationState = (typeof reconciliationStates)[number];

/** From the provider's report of the day, from its word on each of our own payments, or from the book that the house keeps by hand. */
export const reconciliationWays = ['report', 'status', 'book'] as const;
export type ReconciliationWay = (typeof reconciliationWays)[number];

/** Why a run came to no end: nobody answered, or something that we can't read. */
export const reconciliationFailures = ['unavailable', 'unexpected'] as const;
export type ReconciliationFailure = (typeof reconciliationFailures)[number];

/** In what two books of a day can differ. */
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

/** Who ended it: a person, nobody (a later run did not find it any more), or the run that found it and credited the payment. */
export const differenceEndings = ['person', 'gone', 'credited'] as const;
export type DifferenceEnding = (typeof differenceEndings)[number];

/** A defect, and the test that must catch it. */
export interface Mutant {
  /** The number of the promise that the defect breaks, or `–` for another rule. */
  readonly promise: string;
  readonly defect: string;
  /** A file, a text that occurs in it exactly once, and the replacement. */
  readonly edits: readonly (readonly [file: string, from: string, to: string])[];
  readonly test: readonly [file: string, title: string];
}

/** Folders in which defects are planted. */
export const modules = 'src/modules';
export const migrations = 'src/platform/db/migrations';
export const wallet = `${modules}/wallet`;
export const payment = `${modules}/payment`;
export const order = `${modules}/order`;
export const conversation = `${modules}/conversation`;
export const ticket = `${modules}/ticket`;

/** The test file of each promise, with a title if all its defects have the same test. */
export const promise = {
  1: ['test/faults/alone/promise-01-no-overspend.test.ts', 'on a balance for 37 are placed (1)'],
  3: ['test/faults/promise-03-model.test.ts', 'equal the paper model'],
  4: 'test/faults/promise-04-idempotency.test.ts',
  5: ['test/faults/promise-05-lost-answers.test.ts', 'exactly 300'],
  6: ['test/faults/promise-06-notification-once.test.ts', 'one credit'],
  7: 'test/faults/promise-07-lying-notification.test.ts',
  8: ['test/faults/promise-08-lost-notification.test.ts', '50 lost notifications'],
  9: ['test/unit/pricing-properties.test.ts', 'no kuruş is lost'],
  10: 'test/faults/promise-10-history.test.ts',
  11: ['test/faults/promise-11-escrow.test.ts', 'end once'],
  12: ['test/faults/promise-12-payouts.test.ts', 'are accepted, whoever enters them (1)'],
  13: 'test/faults/promise-13-one-booster.test.ts',
  14: 'test/faults/promise-14-once-means-once.test.ts',
  34: 'test/faults/promise-34-hidden-from-boosters.test.ts',
} as const;
export const audit = 'test/ports/ledger-audit.test.ts';

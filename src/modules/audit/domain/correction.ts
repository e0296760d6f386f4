import type { Change } from './audit-event.ts';

/** The action of an entry that corrects an earlier one. */
export const correcting = 'correct-details';

/** The value of `said` in the details of a correcting entry. */
export interface Correction {
  /** The number of the wrong entry. */
  readonly corrects: number;
}

/**
 * Actions with wrong entries: until November 2026, the entry of a new coupon showed the newest other coupon as its state
 * before.
 */
export const wrongOnce: readonly string[] = ['POST /admin/coupons'];

/**
 * Whether an entry about the creation of a record is wrong. A created record has no earlier state, so a correct entry
 * has exactly one change, which is of the whole record.
 */
export const saysFalseBefore = (changes: readonly Change[]): boolean => changes.some(({ path }) => path !== '');

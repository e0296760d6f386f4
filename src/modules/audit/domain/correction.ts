import type { Change } from './audit-event.ts';

/** The action of an entry that corrects an earlier one. */
export const correcting = 'correct-details';

/** `said` in the details of such an entry. */
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
 * Whether an entry of a creation is wrong. A created record has no state before, so a correct entry has one change, of the
 * whole record.
 */
export const saysFalseBefore = (changes: readonly Change[]): boolean => changes.some(({ path }) => path !== '');

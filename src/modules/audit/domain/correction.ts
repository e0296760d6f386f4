import type { Change } from './audit-event.ts';

/** The action of an entry that says what is wrong with an earlier one. */
export const correcting = 'correct-details';

/** What the details of such an entry hold in `said`. */
export interface Correction {
  /** The number of the wrong entry. */
  readonly corrects: number;
}

/** Until November 2026 the entry of a new coupon showed the newest other coupon as its state before. */
export const wrongOnce: readonly string[] = ['POST /admin/coupons'];

/** A created record had no state before: a true entry has one change, of the whole record. */
export const saysFalseBefore = (changes: readonly Change[]): boolean => changes.some(({ path }) => path !== '');

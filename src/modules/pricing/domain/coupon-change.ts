import { DomainError } from '#kernel/refusal.ts';
import type { Coupon } from './coupon.ts';

/** A coupon and how often it was used. */
export interface UsedCoupon {
  readonly coupon: Coupon;
  readonly used: number;
}

/** Undefined properties stay unchanged. */
export type CouponChange = { readonly [Fact in keyof Omit<Coupon, 'id'>]?: Coupon[Fact] | undefined };

/** Characters of a new code. */
const leastCode = 6;

/**
 * The changed coupon. A used coupon keeps its code and its discount, because orders and mails name them and customers
 * were promised them. The limits may change, but not below the uses so far.
 * @throws DomainError pricing.coupon_used, pricing.coupon_code_short, pricing.coupon_window_empty,
 * pricing.coupon_total_below_uses
 */
export const changedCoupon = ({ coupon, used }: UsedCoupon, change: CouponChange): Coupon => {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const changed: Coupon = { ...coupon, ...given };
  const isOther = changed.code !== coupon.code || !sameDiscount(changed, coupon);
  if (used > 0 && isOther) throw new DomainError('pricing.coupon_used');
  if (changed.code !== coupon.code && changed.code.length < leastCode)
    throw new DomainError('pricing.coupon_code_short');
  assertWindow(changed);
  if (changed.totalUses !== null && changed.totalUses < used)
    throw new DomainError('pricing.coupon_total_below_uses', { used });
  return changed;
};

/** @throws DomainError pricing.coupon_window_empty */
export const assertWindow = (coupon: Window): void => {
  if (isEmptyWindow(coupon)) throw new DomainError('pricing.coupon_window_empty');
};

type Window = Pick<Coupon, 'validFrom' | 'validUntil'>;
/** Whether the coupon would be valid at no moment. */
export const isEmptyWindow = ({ validFrom, validUntil }: Window): boolean =>
  validFrom !== null && validUntil !== null && validFrom >= validUntil;

/** The coupon, no longer valid from this moment on. @throws DomainError pricing.coupon_ended */
export const endedCoupon = (coupon: Coupon, at: Date): Coupon => {
  if (coupon.validUntil && coupon.validUntil <= at) throw new DomainError('pricing.coupon_ended');
  const hasBegun = !coupon.validFrom || coupon.validFrom < at;
  return { ...coupon, validFrom: hasBegun ? coupon.validFrom : null, validUntil: at };
};

const sameDiscount = ({ discount: one }: Coupon, { discount: other }: Coupon): boolean =>
  one.type === 'percent'
    ? other.type === 'percent' && one.percent === other.percent
    : other.type === 'amount' && one.amount.equals(other.amount);

import { DomainError } from '#kernel/refusal.ts';
import { couponCode } from '../domain/coupon.ts';
import { changedCoupon, type CouponChange } from '../domain/coupon-change.ts';
import type { Needs } from './needs.ts';

/**
 * An admin changes a coupon; quotes follow within seconds, and an order that was placed keeps its price.
 * @throws DomainError pricing.coupon_not_found, pricing.coupon_code_taken, and what the change itself breaks
 */
export const changeCoupon =
  ({ coupons, work }: Needs<'coupons' | 'work'>) =>
  (id: string, { code, ...change }: CouponChange): Promise<void> =>
    work.run(async () => {
      const found = await coupons.lock(id);
      if (!found) throw new DomainError('pricing.coupon_not_found');
      const changed = changedCoupon(found, { ...change, code: code === undefined ? undefined : couponCode(code) });
      await coupons.save({ coupon: changed, used: found.used }, work.now());
    });
export type ChangeCoupon = ReturnType<typeof changeCoupon>;

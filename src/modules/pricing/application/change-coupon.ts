import { DomainError } from '#kernel/refusal.ts';
import { couponCode } from '../domain/coupon.ts';
import { changedCoupon, type CouponChange } from '../domain/coupon-change.ts';
import type { Needs } from './needs.ts';

/**
 * Changes a coupon. Quotes use the change within seconds. Orders that were already placed keep their price.
 * @throws DomainError pricing.coupon_not_found, pricing.coupon_code_taken, and those of `changedCoupon`
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

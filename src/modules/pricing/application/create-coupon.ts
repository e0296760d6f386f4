import { DomainError } from '#kernel/refusal.ts';
import { type Coupon, couponCode } from '../domain/coupon.ts';
import { assertWindow } from '../domain/coupon-change.ts';
import type { Needs } from './needs.ts';

/**
 * Creates a coupon. If two coupons with the same code are created at the same time, one of them is refused.
 * @throws DomainError pricing.coupon_code_taken, pricing.coupon_window_empty
 */
export const createCoupon =
  ({ coupons, clock, ids }: Needs<'coupons' | 'clock' | 'ids'>) =>
  async (facts: Omit<Coupon, 'id'>): Promise<string> => {
    assertWindow(facts);
    const coupon = { ...facts, id: ids.next(), code: couponCode(facts.code) };
    const added = await coupons.add([coupon], clock.now());
    if (!added.has(coupon.code)) throw new DomainError('pricing.coupon_code_taken');
    return coupon.id;
  };
export type CreateCoupon = ReturnType<typeof createCoupon>;

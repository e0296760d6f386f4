import { DomainError } from '#kernel/refusal.ts';
import { endedCoupon } from '../domain/coupon-change.ts';
import type { Needs } from './needs.ts';

/**
 * Ends a coupon now.
 * @throws DomainError pricing.coupon_not_found, pricing.coupon_ended
 */
export const endCoupon =
  ({ coupons, work }: Needs<'coupons' | 'work'>) =>
  (id: string): Promise<void> =>
    work.run(async () => {
      const found = await coupons.lock(id);
      if (!found) throw new DomainError('pricing.coupon_not_found');
      const now = work.now();
      await coupons.save({ coupon: endedCoupon(found.coupon, now), used: found.used }, now);
    });
export type EndCoupon = ReturnType<typeof endCoupon>;

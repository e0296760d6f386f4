import { DomainError } from '#kernel/refusal.ts';
import type { Coupon, Redemption } from './ports.ts';
import type { Needs } from './needs.ts';

/**
 * Redeems a coupon for an order, in the transaction that places it, and returns it as it is now. A refusal must roll that
 * transaction back.
 * @throws DomainError pricing.coupon_unknown; pricing.coupon_spent if the total uses, or this customer's uses, are
 * spent.
 */
export const redeemCoupon =
  ({ coupons }: Needs<'coupons'>) =>
  async (redemption: Redemption): Promise<Coupon> => {
    const outcome = await coupons.redeem(redemption);
    if (outcome === 'unknown') throw new DomainError('pricing.coupon_unknown');
    if (outcome === 'spent') throw new DomainError('pricing.coupon_spent');
    return outcome;
  };
export type RedeemCoupon = ReturnType<typeof redeemCoupon>;

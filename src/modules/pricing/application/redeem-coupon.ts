import { DomainError } from '#kernel/refusal.ts';
import type { Coupon, Redemption } from './ports.ts';
import type { PriceList } from './price-list.ts';
import type { Needs } from './needs.ts';

/**
 * Redeems a coupon for an order, in the transaction that places it, and returns it as it is now. Later quotes of this
 * process use it too. A refusal must roll that
 * transaction back.
 * @throws DomainError pricing.coupon_unknown; pricing.coupon_spent if the total uses, or this customer's uses, are
 * spent.
 */
export const redeemCoupon =
  ({ coupons, priceList }: Needs<'coupons'> & { readonly priceList: Pick<PriceList, 'keepCoupon'> }) =>
  async (redemption: Redemption): Promise<Coupon> => {
    const outcome = await coupons.redeem(redemption);
    if (outcome === 'unknown') throw new DomainError('pricing.coupon_unknown');
    if (outcome === 'spent') throw new DomainError('pricing.coupon_spent');
    priceList.keepCoupon(outcome);
    return outcome;
  };
export type RedeemCoupon = ReturnType<typeof redeemCoupon>;

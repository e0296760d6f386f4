import { DomainError } from '#kernel/refusal.ts';
import type { Coupons, Redemption } from './ports.ts';

/** Uses up a coupon for an order, in the transaction that places it: the refusal must roll that back. */
export class RedeemCoupon {
  readonly #coupons: Coupons;

  constructor(coupons: Coupons) {
    this.#coupons = coupons;
  }

  /** @throws DomainError where its uses, or this customer's, are spent. */
  async run(redemption: Redemption): Promise<void> {
    const outcome = await this.#coupons.redeem(redemption);
    if (outcome === 'unknown') throw new DomainError('pricing.coupon_unknown');
    if (outcome === 'spent') throw new DomainError('pricing.coupon_spent');
  }
}

import type { Clock, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { couponCode } from '../domain/coupon.ts';
import { changedCoupon, type CouponChange } from '../domain/coupon-change.ts';
import type { Coupons } from './ports.ts';

/** An admin changes a coupon; quotes follow within seconds, and an order that was placed keeps its price. */
export class ChangeCoupon {
  readonly #coupons: Coupons;
  readonly #transactions: Transactions;
  readonly #clock: Clock;

  constructor(coupons: Coupons, transactions: Transactions, clock: Clock) {
    this.#coupons = coupons;
    this.#transactions = transactions;
    this.#clock = clock;
  }

  /** @throws DomainError pricing.coupon_not_found, pricing.coupon_code_taken, and what the change itself breaks */
  run(id: string, { code, ...change }: CouponChange): Promise<void> {
    return this.#transactions.run(async () => {
      const found = await this.#coupons.lock(id);
      if (!found) throw new DomainError('pricing.coupon_not_found');
      const changed = changedCoupon(found, { ...change, code: code === undefined ? undefined : couponCode(code) });
      await this.#coupons.save({ coupon: changed, used: found.used }, this.#clock.now());
    });
  }
}

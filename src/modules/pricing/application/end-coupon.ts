import type { Clock, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { endedCoupon } from '../domain/coupon-change.ts';
import type { Coupons } from './ports.ts';

/** An admin ends a coupon now. */
export class EndCoupon {
  readonly #coupons: Coupons;
  readonly #transactions: Transactions;
  readonly #clock: Clock;

  constructor(coupons: Coupons, transactions: Transactions, clock: Clock) {
    this.#coupons = coupons;
    this.#transactions = transactions;
    this.#clock = clock;
  }

  /** @throws DomainError pricing.coupon_not_found, pricing.coupon_ended */
  run(id: string): Promise<void> {
    return this.#transactions.run(async () => {
      const found = await this.#coupons.lock(id);
      if (!found) throw new DomainError('pricing.coupon_not_found');
      const now = this.#clock.now();
      await this.#coupons.save({ coupon: endedCoupon(found.coupon, now), used: found.used }, now);
    });
  }
}

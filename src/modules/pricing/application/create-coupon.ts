import type { Clock, Ids } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { type Coupon, couponCode } from '../domain/coupon.ts';
import { assertWindow } from '../domain/coupon-change.ts';
import type { Coupons } from './ports.ts';

/** An admin promises a lower price under a code of its own. */
export class CreateCoupon {
  readonly #coupons: Coupons;
  readonly #clock: Clock;
  readonly #ids: Ids;

  constructor(coupons: Coupons, clock: Clock, ids: Ids) {
    this.#coupons = coupons;
    this.#clock = clock;
    this.#ids = ids;
  }

  /** Of two who take the same code at once, one gets it. @throws DomainError pricing.coupon_code_taken, pricing.coupon_window_empty */
  async run(facts: Omit<Coupon, 'id'>): Promise<string> {
    assertWindow(facts);
    const coupon = { ...facts, id: this.#ids.next(), code: couponCode(facts.code) };
    const added = await this.#coupons.add([coupon], this.#clock.now());
    if (!added.has(coupon.code)) throw new DomainError('pricing.coupon_code_taken');
    return coupon.id;
  }
}

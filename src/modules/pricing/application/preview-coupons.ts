import { type CouponLine, type CouponVerdict, judgedLines } from '../domain/coupon-lines.ts';
import type { Coupons } from './ports.ts';

/** Says of every line of a file what adding it would come to; adds nothing. */
export class PreviewCoupons {
  readonly #coupons: Coupons;

  constructor(coupons: Coupons) {
    this.#coupons = coupons;
  }

  async run<L extends CouponLine>(lines: readonly L[]): Promise<readonly (L & { readonly verdict: CouponVerdict })[]> {
    return judgedLines(lines, await this.#coupons.known(lines.map(({ code }) => code)));
  }
}

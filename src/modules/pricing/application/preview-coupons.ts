import { type CouponLine, type CouponVerdict, judgedLines } from '../domain/coupon-lines.ts';
import type { Needs } from './needs.ts';

/** Says of every line of a file what adding it would come to; adds nothing. */
export const previewCoupons =
  ({ coupons }: Needs<'coupons'>) =>
  async <L extends CouponLine>(lines: readonly L[]): Promise<readonly (L & { readonly verdict: CouponVerdict })[]> =>
    judgedLines(lines, await coupons.known(lines.map(({ code }) => code)));
export type PreviewCoupons = ReturnType<typeof previewCoupons>;

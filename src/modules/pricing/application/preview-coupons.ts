import { type CouponLine, type CouponVerdict, judgedLines } from '../domain/coupon-lines.ts';
import type { Needs } from './needs.ts';

/** Returns what the import of each line of a file would do. Adds nothing. */
export const previewCoupons =
  ({ coupons }: Needs<'coupons'>) =>
  async <L extends CouponLine>(lines: readonly L[]): Promise<readonly (L & { readonly verdict: CouponVerdict })[]> =>
    judgedLines(lines, await coupons.known(lines.map(({ code }) => code)));
export type PreviewCoupons = ReturnType<typeof previewCoupons>;

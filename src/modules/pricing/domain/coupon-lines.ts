import type { Coupon } from './coupon.ts';

/** A line of a file of coupons: what it says, or what is wrong with it. */
export interface CouponLine<Fault extends string = string> {
  readonly number: number;
  readonly code: string;
  readonly faults: readonly Fault[];
  readonly coupon: Omit<Coupon, 'id'> | null;
}

/** What would become of a line: added, or not, because it can’t be read, stands above already, or its code is another coupon’s. */
export type CouponVerdict = 'new' | 'unreadable' | 'repeated' | 'known';

/** @param known - codes that are taken */
export const judgedLines = <L extends CouponLine>(
  lines: readonly L[],
  known: ReadonlySet<string>,
): readonly (L & { readonly verdict: CouponVerdict })[] => {
  const above = new Set<string>();
  return lines.map((line) => {
    const isRepeated = above.has(line.code);
    above.add(line.code);
    if (!line.coupon) return { ...line, verdict: 'unreadable' };
    return { ...line, verdict: isRepeated ? 'repeated' : known.has(line.code) ? 'known' : 'new' };
  });
};

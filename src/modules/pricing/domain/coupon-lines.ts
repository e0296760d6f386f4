import type { Coupon } from './coupon.ts';

/** A line of a coupon file: the coupon, or the faults of the line. */
export interface CouponLine<Fault extends string = string> {
  readonly number: number;
  readonly code: string;
  readonly faults: readonly Fault[];
  readonly coupon: Omit<Coupon, 'id'> | null;
}

/**
 * What importing the line would do: add the coupon; or refuse the line because it can’t be parsed, because an earlier
 * line has the same code, or because the code is taken.
 */
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

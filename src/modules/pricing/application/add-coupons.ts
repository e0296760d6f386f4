import { DomainError } from '#kernel/refusal.ts';
import { type CouponLine, judgedLines } from '../domain/coupon-lines.ts';
import type { Needs } from './needs.ts';

/**
 * Adds all coupons of a file, or refuses the whole file with the reasons. If two files with the same code are added at
 * the same time, one of them is refused. Returns the codes.
 * @throws DomainError pricing.coupon_lines_wrong, pricing.coupon_codes_taken
 */
export const addCoupons =
  ({ coupons, work }: Needs<'coupons' | 'work'>) =>
  async (lines: readonly CouponLine[]): Promise<readonly string[]> => {
    const wrong = judgedLines(lines, new Set()).filter(({ verdict }) => verdict !== 'new');
    if (wrong.length > 0)
      throw new DomainError('pricing.coupon_lines_wrong', { lines: listed(wrong.map(({ number }) => `${number}`)) });
    const added = lines.flatMap(({ coupon }) => (coupon ? [{ ...coupon, id: work.newId() }] : []));
    // inserted in the order of the codes, so that two files with common codes can't deadlock
    const inOrder = added.toSorted((one, other) => (one.code < other.code ? -1 : 1));
    await work.run(async () => {
      const free = await coupons.add(inOrder, work.now());
      const taken = added.filter(({ code }) => !free.has(code));
      if (taken.length > 0)
        throw new DomainError('pricing.coupon_codes_taken', { codes: listed(taken.map(({ code }) => code)) });
    });
    return added.map(({ code }) => code);
  };
export type AddCoupons = ReturnType<typeof addCoupons>;

const named = 20;
/** The first codes as text, and the number of the others. */
const listed = (all: readonly string[]): string =>
  all.slice(0, named).join(', ') + (all.length > named ? ` (+${all.length - named})` : '');

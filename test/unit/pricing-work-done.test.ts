import { describe, expect, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import { firstPriceBook } from '#modules/pricing/application/first-price-book.ts';
import { quote } from '#modules/pricing/domain/quote.ts';
import { provenProgress, readDraft, worthOfWork } from '#modules/pricing/index.ts';
import { aCoupon } from '#test/support/coupons.ts';
import { aDraft, anyDraft, plainDraft } from '#test/support/drafts.ts';
import fc from '#test/support/property.ts';

const published = { version: 1, book: firstPriceBook };
const now = new Date('2026-11-20T12:00:00Z');
type Wire = Parameters<typeof readDraft>[0];
const priced = (wire: Wire, coupon?: ReturnType<typeof aCoupon>) => {
  const draft = readDraft(wire);
  const { price, summary } = quote(draft, published, now, { coupon });
  const at = (done: number, total: number, extraWin?: boolean) =>
    worthOfWork(draft, summary, { done, total, ...(extraWin === undefined ? {} : { extraWin }) });
  return { price, summary, at };
};

describe('the worth of the work done', () => {
  test('is zero for no work, the price for all of the work, and never falls as the work grows', () => {
    const coupons = fc.option(
      fc.integer({ min: 1, max: 100 }).map((percent) => aCoupon({ discount: { type: 'percent', percent } })),
      { nil: undefined },
    );
    const steps = fc.array(fc.nat({ max: 1000 }), { minLength: 1, maxLength: 12 });
    const rises = fc.property(
      anyDraft(),
      coupons,
      fc.integer({ min: 1, max: 40 }),
      steps,
      (wire, coupon, total, parts) => {
        const { price, at } = priced(wire, coupon);
        const worths = parts.toSorted((a, b) => a - b).map((part) => at((total * part) / 1000, total).amount);
        const whole = [0, ...worths, price.amount];
        expect(whole).toEqual(whole.toSorted((a, b) => a - b));
        expect([at(0, total).amount, at(total, total)]).toEqual([0, price]);
      },
    );
    fc.assert(rises, { numRuns: 2000 });
  });

  test('for a climb counts its tiers one after the other, each at its own price', () => {
    // three rungs of gold, four of platinum
    const { summary, at } = priced(
      aDraft({
        current: { tier: 'gold', division: 3, lp: 0 },
        target: { tier: 'emerald', division: 4 },
        lane: 'none',
        extras: {},
        coupon: undefined,
      }),
    );
    const of = (code: string) => summary.find((line) => line.code === code)?.amount.amount ?? 0;
    const [gold, platinum] = [of('steps.gold'), of('steps.platinum')];
    expect([gold > 0, platinum > 0]).toEqual([true, true]);
    expect(at(3, 7)).toEqual(Money.kurus(gold));
    expect(at(5, 7)).toEqual(Money.kurus(gold + platinum / 2));
    // a share in proportion to rungs would be higher, because the dearer rungs come later
    expect(at(3, 7).amount).toBeLessThan(((gold + platinum) * 3) / 7);
  });

  test('includes the surcharges, but the extra win only when everything is done', () => {
    const { summary, price, at } = priced(aDraft({ extras: { extraWin: true, priority: true }, coupon: undefined }));
    const extraWin = summary.find(({ code }) => code === 'extra.win')?.amount ?? Money.zero;
    expect(extraWin.isPositive).toBe(true);
    expect(at(6.99, 7).plus(extraWin).amount).toBeLessThanOrEqual(price.amount);
    expect(at(7, 7)).toEqual(price);
  });

  test('is the price without the extra win if the goal is reached and no win was added', () => {
    const wire = aDraft({ extras: { extraWin: true }, lane: 'none', coupon: undefined });
    const { summary, price, at } = priced(wire);
    const extraWin = summary.find(({ code }) => code === 'extra.win')?.amount ?? Money.zero;
    const { total } = provenProgress(readDraft(wire), [], null);
    expect([at(total, total, false).plus(extraWin), at(total, total, true)]).toEqual([price, price]);
  });

  test('for counted work is proportional to the count, fractions included', () => {
    const { price, at } = priced(plainDraft('kocluk'));
    expect([at(1, 4), at(2.5, 4)]).toEqual([price.fraction(1, 4), price.fraction(5, 8)]);
  });
});

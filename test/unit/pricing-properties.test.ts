import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readDraft } from '#modules/pricing/application/read-draft.ts';
import { boosterShare } from '#modules/pricing/domain/booster-share.ts';
import type { Coupon } from '#modules/pricing/domain/coupon.ts';
import { quote } from '#modules/pricing/domain/quote.ts';
import { firstPriceBook } from '#modules/pricing/application/first-price-book.ts';
import { positionOf } from '#kernel/ladder.ts';
import { Money } from '#kernel/money.ts';
import { boosterTiers, playedGames } from '#kernel/vocabulary.ts';
import { Draft } from '#contract/pricing.ts';
import { aCoupon } from '#test/support/coupons.ts';
import { anyClimb, anyDraft } from '#test/support/drafts.ts';

const now = new Date('2026-11-20T12:00:00Z');
const published = { version: 1, book: firstPriceBook };

const anyCoupon: fc.Arbitrary<Coupon | undefined> = fc.option(
  fc
    .record({
      discount: fc.oneof(
        fc.record({ type: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
        fc.record({
          type: fc.constant('amount' as const),
          amount: fc.integer({ min: 1, max: 500_000 }).map((kurus) => Money.kurus(kurus)),
        }),
      ),
      maximumDiscount: fc.option(fc.integer({ min: 1, max: 100_000 }).map((kurus) => Money.kurus(kurus))),
    })
    .map((coupon) => aCoupon(coupon)),
  { nil: undefined },
);

test('no kuruş is lost: over 100,000 drafts, coupons, shares and tips the parts always sum to the whole', () => {
  const tier = fc.constantFrom(...boosterTiers);
  const tip = fc.nat({ max: 100_000 });
  const whole = { price: 0, parts: 0 };
  fc.assert(
    fc.property(anyDraft(), anyCoupon, tier, tip, fc.nat({ max: 100 }), (draft, coupon, tier, tip, earnedPercent) => {
      const { price, summary } = quote(readDraft(draft), published, now, coupon);
      const lines = summary.reduce((sum, line) => sum + line.amount.amount, 0);
      const share = boosterShare(price, firstPriceBook.boosterShare[tier]);
      // cancelled on the way: the booster has earned a part of the share, the customer gets the rest back
      const earned = share.booster.percent(earnedPercent);
      const paid = price.plus(Money.kurus(tip));
      whole.price += paid.amount;
      whole.parts += share.booster.amount + share.house.amount + tip;
      return (
        price.amount === lines &&
        !price.isNegative &&
        summary.every((line) => Number.isSafeInteger(line.amount.amount) && !line.amount.isZero) &&
        share.booster.plus(share.house).equals(price) &&
        !share.house.isNegative &&
        earned.plus(price.minus(earned)).equals(price)
      );
    }),
    { numRuns: 100_000 },
  );
  expect(whole.parts).toBe(whole.price);
}, 60_000);

test('a higher target is never cheaper, and a higher start never dearer', () => {
  const service = { league: 'league-of-legends', valorant: 'valorant', wildrift: 'wildrift', tft: 'tft' };
  for (const game of playedGames) {
    const priceOf = (current: object, target: object) =>
      quote(readDraft(Draft.parse({ service: `${service[game]}/elo-boost`, current, target })), published, now).price
        .amount;
    const neverDearer = fc.property(anyClimb(game), anyClimb(game), ({ current, target }, other) => {
      const [start, end] = [positionOf(game, current), positionOf(game, target)];
      const [otherStart, otherEnd] = [positionOf(game, other.current), positionOf(game, other.target)];
      const price = priceOf(current, target);
      return (
        (otherEnd < end || priceOf(current, other.target) >= price) &&
        (otherStart < start || otherStart >= end || priceOf(other.current, target) <= price)
      );
    });
    expect(() => fc.assert(neverDearer, { numRuns: 2000 })).not.toThrow();
  }
});

test('the way in two parts costs as much as at once', () => {
  const priceOf = (current: object, target: object) =>
    quote(readDraft(Draft.parse({ service: 'league-of-legends/elo-boost', current, target })), published, now).price
      .amount;
  fc.assert(
    fc.property(anyClimb('league'), anyClimb('league'), (a, b) => {
      const [from, middle, to] = [a.current, a.target, b.target];
      fc.pre(positionOf('league', middle) < positionOf('league', to));
      expect(priceOf(from, middle) + priceOf(middle, to)).toBe(priceOf(from, to));
    }),
    { numRuns: 2000 },
  );
});

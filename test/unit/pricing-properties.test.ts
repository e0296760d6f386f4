import { expect, test } from '@jest/globals';
import fc from '#test/support/property.ts';
import { readDraft } from '#modules/pricing/application/read-draft.ts';
import type { Coupon } from '#modules/pricing/domain/coupon.ts';
import { quote, type Quote } from '#modules/pricing/domain/quote.ts';
import { shareOf } from '#modules/order/domain/order.ts';
import { type Entry, partialCancel, settlement, tip } from '#modules/wallet/index.ts';
import { firstPriceBook } from '#modules/pricing/application/first-price-book.ts';
import { positionOf } from '#kernel/ladder.ts';
import { Money } from '#kernel/money.ts';
import { boosterTiers, playedGames } from '#kernel/vocabulary.ts';
import { Draft } from '#contract/pricing/schemas.ts';
import { aCoupon } from '#test/support/coupons.ts';
import { anyClimb, anyDraft } from '#test/support/drafts.ts';
import { aPlacedOrder } from '#test/support/orders.ts';

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

/** The ledger entries that settle, cancel and tip an order with a booster at this price. */
const moneyOf = (draft: Draft, priced: Quote, sharePercent: number, earnedPercent: number, tipped: Money) => {
  const { service } = readDraft(draft);
  const { price } = priced;
  const discount = priced.summary.find((line) => line.code === 'coupon')?.amount.negated() ?? Money.zero;
  const order = { ...aPlacedOrder({ service, price, couponDiscount: discount }), boosterId: 'b', sharePercent };
  const of = { order: { id: 'o', number: '1' }, customerId: 'c', boosterId: 'b', actorId: null, held: price };
  const share = shareOf(order);
  const earned = share.percent(earnedPercent);
  return {
    settled: [settlement({ ...of, share, couponDiscount: discount })],
    cancelled: price.isZero ? [] : partialCancel({ ...of, earned, refund: price.minus(earned) }),
    tipped: tipped.isZero ? [] : [tip({ ...of, tipId: 't', amount: tipped })],
  };
};
/** The amounts that entries take out of one account and put into the chosen accounts. */
const moved = (entries: readonly Entry[], from: string, to: (account: string) => boolean) => {
  const postings = entries.flatMap((entry) => entry.postings);
  const sum = (of: typeof postings) => of.reduce((total, { amount }) => total + amount.amount, 0);
  return {
    out: -sum(postings.filter(({ account }) => account === from)),
    in: sum(postings.filter((p) => to(p.account))),
  };
};

test('no kuruş is lost: over 100,000 drafts, coupons, shares and tips the parts always sum to the whole', () => {
  const amount = fc.nat({ max: 100_000 }).map((kurus) => Money.kurus(kurus));
  const percent = fc.nat({ max: 100 });
  const partsSumToTheWhole = fc.property(
    anyDraft(),
    anyCoupon,
    fc.constantFrom(...boosterTiers),
    percent,
    amount,
    (draft, coupon, tier, earnedPercent, tipped) => {
      const priced = quote(readDraft(draft), published, now, { coupon });
      const { price, summary } = priced;
      const money = moneyOf(draft, priced, firstPriceBook.boosterShare[tier], earnedPercent, tipped);
      const ends = [money.settled, money.cancelled].map((entries) =>
        moved(entries, 'escrow:o', (account) => account !== 'escrow:o'),
      );
      const tips = moved(money.tipped, 'wallet:c', (account) => account === 'wallet:b');
      return (
        price.amount === summary.reduce((sum, line) => sum + line.amount.amount, 0) &&
        !price.isNegative &&
        summary.every((line) => Number.isSafeInteger(line.amount.amount) && !line.amount.isZero) &&
        ends.every((end) => end.out === price.amount && end.in === price.amount) &&
        tips.out === tipped.amount &&
        tips.in === tipped.amount
      );
    },
  );
  expect(() => fc.assert(partsSumToTheWhole, { numRuns: 100_000 })).not.toThrow();
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

test('a climb costs the same in two parts as in one', () => {
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

// The prices that orders ask for, and the work of staff on price books, with fakes.
import { beforeEach, describe, expect, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import { cancelPriceBook } from '#modules/pricing/application/cancel-price-book.ts';
import { firstPriceBook } from '#modules/pricing/application/first-price-book.ts';
import { lanePrices } from '#modules/pricing/application/lane-prices.ts';
import { publishFirstPrices } from '#modules/pricing/application/publish-first-prices.ts';
import { redeemCoupon } from '#modules/pricing/application/redeem-coupon.ts';
import { startingAt, startPrices } from '#modules/pricing/application/start-prices.ts';
import { aCoupon } from '#test/support/coupons.ts';
import { aDraft, plainDraft } from '#test/support/drafts.ts';
import { InMemoryCoupons, InMemoryPriceBooks } from '#test/support/fakes/in-memory-pricing.ts';
import { CountedIds, FixedClock } from '#test/support/fakes/kernel.ts';
import { pricingTerms } from '#test/support/default-settings.ts';
import { anEdition } from '#test/support/price-books.ts';

let books: InMemoryPriceBooks;
let coupons: InMemoryCoupons;
let clock: FixedClock;
beforeEach(async () => {
  [books, coupons, clock] = [new InMemoryPriceBooks(), new InMemoryCoupons(), new FixedClock()];
  await books.publish(anEdition(1), firstPriceBook);
});

/** The second version doubles the surcharge of the support lane. */
const dearerLanes = () => {
  const { lane, ...others } = firstPriceBook.surcharges;
  const surcharges = { ...others, lane: { ...lane, support: 2 * lane.support } };
  return books.publish(anEdition(2), { ...firstPriceBook, surcharges });
};

describe('redeeming a coupon', () => {
  const redeem = (code: string, customerId = 'ada', orderId = 'order') =>
    redeemCoupon({ coupons, priceList: { keepCoupon: () => undefined } })({
      code,
      orderId,
      customerId,
      at: clock.now(),
    });

  test('is refused after its total uses, and after the uses of one customer', async () => {
    await coupons.add([aCoupon({ code: 'IKIKEZ', totalUses: 2 }), aCoupon({ code: 'BIRERKEZ', usesPerCustomer: 1 })]);
    await redeem('IKIKEZ', 'ada');
    await redeem('IKIKEZ', 'su');
    await expect(redeem('IKIKEZ', 'can')).rejects.toMatchObject({ code: 'pricing.coupon_spent' });
    await redeem('BIRERKEZ', 'ada');
    await expect(redeem('BIRERKEZ', 'ada', 'another')).rejects.toMatchObject({ code: 'pricing.coupon_spent' });
    await redeem('BIRERKEZ', 'su');
  });

  test('that no longer exists is refused', async () => {
    await expect(redeem('GITTI')).rejects.toMatchObject({ code: 'pricing.coupon_unknown' });
  });
});

describe('the price of another lane', () => {
  const middle = aDraft({ lane: 'middle', extras: {} });
  const support = async (version: number) =>
    (await lanePrices({ books, clock }).differences(middle, version)).get('support');

  test('comes from the order’s own price book, whichever book is current', async () => {
    const before = await support(1);
    expect(before?.difference.isPositive).toBe(true);
    await dearerLanes();
    expect(await support(1)).toEqual(before);
    expect((await support(2))?.difference.amount).toBeGreaterThan(before?.difference.amount ?? 0);
    await expect(support(3)).rejects.toMatchObject({ code: 'pricing.book_not_found' });
  });

  test('has a difference of zero and is marked as cheaper if the lane is cheaper', async () => {
    const all = await lanePrices({ books, clock }).differences(middle, 1);
    expect(all.get('none')).toEqual({ difference: Money.zero, cheaper: true });
  });
});

describe('the price of another rank at the start', () => {
  const draft = aDraft({ extras: {} });
  const paid = { price: Money.lira(900), couponDiscount: Money.lira(100), version: 1 };
  const judge = (division: number, order = paid, of = draft) =>
    startPrices({ books, terms: pricingTerms, clock }).judge(of, { tier: 'gold', division, points: 0 }, order);

  test('is the difference of the two climbs by the order’s own price book', async () => {
    const lower = await judge(4);
    expect(lower).toMatchObject({ kind: 'different' });
    await dearerLanes();
    expect(await judge(4)).toEqual(lower);
    await expect(judge(4, { ...paid, version: 3 })).rejects.toMatchObject({ code: 'pricing.book_not_found' });
  });

  test('is a refund if the rank is higher, without the part that the coupon paid', async () => {
    const whole = await judge(1, { ...paid, couponDiscount: Money.zero });
    const reduced = await judge(1);
    if (whole.kind !== 'different' || reduced.kind !== 'different') throw new Error('nothing is given back');
    expect(whole.difference.isNegative).toBe(true);
    expect(reduced.difference).toEqual(whole.difference.negated().fraction(900, 1000).negated());
  });

  test('needs a rank of the game’s own ladder and a service that begins at a rank', async () => {
    const radiant = { tier: 'radiant', division: null, points: 0 } as const;
    expect(() => startingAt(draft, radiant)).toThrow('pricing.rank_not_served');
    expect(() => startingAt(plainDraft('valorant/normal-mac'), radiant)).toThrow('pricing.rank_not_served');
    expect(startingAt(draft, { tier: 'gold', division: 1, points: 5 })).toEqual({
      ...draft,
      current: { tier: 'gold', division: 1, lp: 5 },
    });
  });
});

describe('the price book', () => {
  test('and the first coupons are published once', async () => {
    const [fresh, none] = [new InMemoryPriceBooks(), new InMemoryCoupons()];
    const publish = publishFirstPrices({ books: fresh, coupons: none, clock, ids: new CountedIds() });
    await publish();
    await publish();
    expect(await fresh.holding(clock.now())).toEqual({ version: 1, book: firstPriceBook });
    expect(await fresh.standing(clock.now())).toMatchObject({ highest: 1 });
    expect((await none.all()).map(({ code }) => code)).toEqual(['BASAMAK10', 'ILKBASAMAK', 'KOC50']);
    await publishFirstPrices({ books: fresh, coupons, clock, ids: new CountedIds() })();
    expect(await coupons.all()).toEqual([]);
  });

  test('can be cancelled once while it is scheduled; a book in force cannot', async () => {
    const cancel = cancelPriceBook({ books, clock });
    const scheduled = anEdition(2, { publishedAt: new Date('2026-11-21T12:00:00.000Z') });
    await books.publish(scheduled, firstPriceBook);
    await cancel(scheduled.id);
    await expect(cancel(scheduled.id)).rejects.toMatchObject({ code: 'pricing.book_not_scheduled' });
    const holding = anEdition(3);
    await books.publish(holding, firstPriceBook);
    await expect(cancel(holding.id)).rejects.toMatchObject({ code: 'pricing.book_not_scheduled' });
    await expect(cancel('unknown')).rejects.toMatchObject({ code: 'pricing.book_not_found' });
  });
});

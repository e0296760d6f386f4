// Estimates are learned from finished orders: the median and the 80th percentile of the nearest kind that has enough orders.
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Draft } from '#contract/pricing/schemas.ts';
import { firstPriceBook } from '#modules/pricing/application/first-price-book.ts';
import { learnPace } from '#modules/pricing/application/learn-pace.ts';
import { priceList, type PriceList } from '#modules/pricing/application/price-list.ts';
import { readDraft } from '#modules/pricing/application/read-draft.ts';
import { estimateOf, hoursAtTheGame } from '#modules/pricing/domain/estimate.ts';
import { enoughOrders, kindsOf, learnFrom, noExperience } from '#modules/pricing/domain/experience.ts';
import { aDraft, plainDraft } from '#test/support/drafts.ts';
import { InMemoryCoupons, InMemoryExperiences, InMemoryPriceBooks } from '#test/support/fakes/in-memory-pricing.ts';
import { anEdition } from '#test/support/price-books.ts';
import { FixedClock } from '#test/support/fakes/kernel.ts';
import { pricingTerms } from '#test/support/default-settings.ts';

const hurried = readDraft(aDraft());
const plain = readDraft(aDraft({ extras: {} }));
const longer = readDraft(aDraft({ target: { tier: 'master' } }));
const atTheGame = (draft: typeof hurried) => hoursAtTheGame(draft, firstPriceBook.pace);

/** Orders that took 1, 2, 3 … times their hours of play. */
const finished = (draft: typeof hurried, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    draft,
    hours: atTheGame(draft) * (index + 1),
    hoursAtTheGame: atTheGame(draft),
  }));
const byKind = (experiences: ReturnType<typeof learnFrom>) => new Map(experiences.map((one) => [one.kind, one]));

describe('experience', () => {
  test('is the median and the 80th percentile of the time that orders took per hour of play', () => {
    const [nearest] = kindsOf(hurried);
    expect(byKind(learnFrom(finished(hurried, 21))).get(nearest!)).toEqual({
      kind: nearest,
      orders: 21,
      median: 11,
      most: 17,
    });
  });

  test('needs at least 20 orders, and leaves out coaching', () => {
    expect(learnFrom(finished(hurried, enoughOrders - 1))).toEqual([]);
    expect(learnFrom(finished(readDraft(plainDraft('kocluk')), 40))).toEqual([]);
  });

  test('is also collected for orders with the same service and tiers, and for orders with the same service', () => {
    const learned = byKind(learnFrom([...finished(hurried, 10), ...finished(plain, 10), ...finished(longer, 10)]));
    const [nearest, tiers, service] = kindsOf(hurried);
    expect(learned.get(nearest!)).toBeUndefined();
    expect(learned.get(tiers!)?.orders).toBe(20);
    expect(learned.get(service!)?.orders).toBe(30);
  });

  test('ignores orders without a duration', () => {
    expect(learnFrom(finished(hurried, 40).map((one) => ({ ...one, hours: 0 })))).toEqual([]);
  });
});

describe('an estimate', () => {
  test('comes from the price book while there is no experience', () => {
    const { calendar } = firstPriceBook.pace;
    expect(estimateOf(hurried, firstPriceBook, noExperience)).toEqual({
      minHours: Math.round((atTheGame(hurried) * calendar.minimum) / 100),
      maxHours: Math.round((atTheGame(hurried) * calendar.maximum) / 100),
    });
  });

  test('runs from the median to the 80th percentile of the nearest kind', () => {
    const experiences = byKind(learnFrom([...finished(hurried, 21), ...finished(plain, 200)]));
    expect(estimateOf(hurried, firstPriceBook, experiences)).toEqual({
      minHours: Math.round(atTheGame(hurried) * 11),
      maxHours: Math.round(atTheGame(hurried) * 17),
    });
  });

  test('for other work of the same service grows with the work', () => {
    const experiences = byKind(learnFrom(finished(hurried, 21)));
    expect(estimateOf(longer, firstPriceBook, experiences).minHours).toBe(Math.round(atTheGame(longer) * 11));
  });
});

describe('learning', () => {
  let prices: PriceList;
  let experiences: InMemoryExperiences;
  const clock = new FixedClock();
  beforeEach(async () => {
    const books = new InMemoryPriceBooks();
    experiences = new InMemoryExperiences();
    prices = priceList({
      books,
      coupons: new InMemoryCoupons(),
      learned: experiences,
      clock: new FixedClock(),
      terms: pricingTerms,
    });
    await books.publish(anEdition(1), firstPriceBook);
    await prices.refresh();
  });
  const learn = (draft: Draft) => {
    const startedAt = new Date(0);
    const finishedAt = new Date(100 * 3600_000);
    const orders = {
      finished: () => Promise.resolve(Array.from({ length: 30 }, () => ({ draft, startedAt, finishedAt }))),
    };
    return learnPace({ orders, experiences, priceList: prices, clock })();
  };

  test('changes the quotes of a process at its next refresh', async () => {
    await learn(aDraft());
    expect(prices.experiences.size).toBe(0);
    await prices.refresh();
    expect(estimateOf(hurried, firstPriceBook, prices.experiences).minHours).toBe(100);
  });
});

import { Money } from '#kernel/money.ts';
import { describe, expect, test } from '@jest/globals';
import { WriteReview } from '#contract/order/schemas.ts';
import { erasedText } from '#kernel/personal-data.ts';
import { orderStates } from '#kernel/vocabulary.ts';
import { judgeReview } from '#modules/order/application/judge-review.ts';
import { readBoosterReviews } from '#modules/order/application/read-booster-reviews.ts';
import { readShowcase } from '#modules/order/application/read-showcase.ts';
import type { Reviews, Showpieces } from '#modules/order/application/ports.ts';
import { allowedTo, assertReviewable } from '#modules/order/domain/order.ts';
import { toldAt } from '#modules/order/domain/told-climbs.ts';
import { firstNameOf, judged, type JudgedReview, type Review } from '#modules/order/domain/review.ts';
import { coachPrices, lowestPrices } from '#modules/pricing/domain/price-from.ts';
import { firstPriceBook } from '#modules/pricing/application/first-price-book.ts';
import type { PriceList } from '#modules/pricing/index.ts';
import { FixedClock, NoTransactions } from '#test/support/fakes/kernel.ts';
import { anOrder } from '#test/support/orders.ts';
import { unitOfWork } from '#test/support/unit-of-work.ts';

test('an order can be reviewed by its customer after it is closed, unless it was cancelled', () => {
  const may = orderStates.filter((state) => allowedTo(anOrder({ state }), 'customer').review);
  expect(may).toEqual(['closed', 'completed']);
  expect(allowedTo(anOrder({ state: 'closed' }), 'booster').review).toBe(false);
  expect(() => assertReviewable(anOrder({ state: 'finished' }))).toThrow('order.review_not_allowed');
});

test('a review with a telephone number, e-mail address or link is refused', () => {
  const takes = (text: string) => WriteReview.safeParse({ stars: 5, text }).success;
  expect(takes('Üç günde bitti, 10 üzerinden 10.')).toBe(true);
  for (const contact of ['0532 111 22 33', 'beş yüz otuz iki 111 22 33', 'ada@ornek.com', 'discord.gg/ada'])
    expect([contact, takes(`Bana yaz, numaram ${contact}`)]).toEqual([contact, false]);
});

test('a review is signed with the first name only', () => {
  expect(['Ada Y.', 'Ada Nur Ş.', 'Ada'].map(firstNameOf)).toEqual(['Ada', 'Ada Nur', 'Ada']);
});

test('a hidden review can be shown again but not hidden again; an erased review stays hidden', () => {
  const review: JudgedReview = {
    orderId: 'o',
    service: 'kocluk',
    stars: 1,
    text: 'kötü',
    firstName: 'Ada',
    at: new Date(0),
    hidden: false,
    judgement: null,
  };
  const judgement = { by: 'admin', byName: 'Ece I.', at: new Date(1), because: 'Küfür var.' };
  const hidden = judged(review, true, judgement);
  expect(hidden).toEqual({ ...review, hidden: true, judgement });
  expect(() => judged(hidden, true, judgement)).toThrow('order.review_unchanged');
  expect(judged(hidden, false, judgement).hidden).toBe(false);
  expect(() => judged({ ...hidden, text: erasedText }, false, judgement)).toThrow('order.review_not_found');
});

test('a judgement of a review is kept with its author, time and reason; an unknown review is not found', async () => {
  let kept: JudgedReview = {
    orderId: 'o',
    service: 'kocluk',
    stars: 1,
    text: 'kötü',
    firstName: 'Ada',
    at: new Date(0),
    hidden: false,
    judgement: null,
  };
  const reviews: Pick<Reviews, 'lock' | 'save'> = {
    lock: async (orderId) => (orderId === 'o' ? kept : undefined),
    save: async (review) => void (kept = review),
  };
  const clock = new FixedClock();
  const judge = judgeReview({
    reviews: reviews as Reviews,
    work: unitOfWork({ transactions: new NoTransactions(), clock }),
  });
  const asked = { orderId: 'o', hidden: true, because: 'Küfür var.', by: { id: 'ece', displayName: 'Ece I.' } };
  await judge(asked);
  const judgement = { by: 'ece', byName: 'Ece I.', at: clock.now(), because: 'Küfür var.' };
  expect(kept).toMatchObject({ hidden: true, judgement });
  await expect(judge(asked)).rejects.toMatchObject({ code: 'order.review_unchanged' });
  await expect(judge({ ...asked, orderId: 'unknown' })).rejects.toMatchObject({ code: 'order.review_not_found' });
});

describe('the showcase', () => {
  const review: Review = {
    orderId: 'o',
    service: 'league-of-legends/elo-boost',
    stars: 5,
    text: 'iyi',
    firstName: 'Ada',
    at: new Date('1969-12-31T21:00:00.000Z'),
  };
  const shownReview = {
    stars: 5,
    text: 'iyi',
    customer: 'Ada',
    service: 'league-of-legends/elo-boost',
    createdAt: '1970-01-01T12:00:00.000Z',
  };
  const book = { version: 1, book: firstPriceBook };
  const prices = {
    lowestPrices: () => lowestPrices(book, Money.zero),
    coachPrices: () => coachPrices(book, Money.zero),
  } as PriceList;
  const setUp = () => {
    let asked = 0;
    let broken = false;
    let climbsBroken = false;
    const before: Date[] = [];
    const leftOut: string[] = [];
    const pieces: Showpieces = {
      finished: async () => [],
      reviews: async (_limit, until) => {
        before.push(until);
        asked++;
        if (broken) throw new Error('away');
        return [review];
      },
      reviewsOf: async () => [review],
      figures: async (until) => {
        before.push(until);
        return { reviews: 3, stars: 4.6667 };
      },
      playedAt: async () => {
        if (climbsBroken) throw new Error('away');
        return new Map([['league', 5]]);
      },
      arrivals: async () => ({ games: new Map(), climbs: [] }),
      leftOut: (part) => void leftOut.push(part),
    };
    const clock = new FixedClock();
    return {
      clock,
      showcase: readShowcase({ pieces, priceList: prices, clock }),
      ofBooster: readBoosterReviews({ pieces }),
      asked: () => asked,
      before,
      leftOut,
      breakClimbs: () => {
        climbsBroken = true;
      },
      break: (now: boolean) => {
        broken = now;
      },
    };
  };

  test('shows the climbs and the figures, and people by their first name only', async () => {
    const answer = await setUp().showcase();
    expect(answer).toMatchObject({
      climbs: [{ game: 'league', played: 5, arrived: null }],
      arrivals: [],
      reviews: [shownReview],
    });
    expect(answer.figures).toEqual({ reviews: 3, stars: 4.7 });
  });

  test('shows and counts reviews up to the last quarter of the day', async () => {
    const { showcase, before, clock } = setUp();
    await showcase();
    const { until } = toldAt(clock.now());
    expect(before).toEqual([until, until]);
  });

  test('stays without the climbs if they can’t be read, and reports them', async () => {
    const { showcase, breakClimbs, leftOut } = setUp();
    breakClimbs();
    expect(await showcase()).toMatchObject({ climbs: [], arrivals: [], reviews: [shownReview] });
    expect(leftOut).toEqual(['showcase-climbs']);
  });

  test('tells the day of a review in Istanbul and not its time, as the page of a booster does', async () => {
    expect(await setUp().ofBooster('b', 20)).toEqual([shownReview]);
  });

  test('is read from the database at most once in ten seconds, also for parallel callers', async () => {
    const { clock, showcase, asked } = setUp();
    const [first, second] = await Promise.all([showcase(), showcase()]);
    expect([second === first, asked()]).toEqual([true, 1]);
    clock.advance({ seconds: 9 });
    await showcase();
    expect(asked()).toBe(1);
    clock.advance({ seconds: 1 });
    await showcase();
    expect(asked()).toBe(2);
  });

  test('is read again at once after the database failed', async () => {
    const world = setUp();
    world.break(true);
    await expect(world.showcase()).rejects.toThrow('away');
    world.break(false);
    await expect(world.showcase()).resolves.toMatchObject({ figures: { reviews: 3 } });
  });
});

// The rank that the booster finds at the start decides whether the order starts, changes its price or has nothing left to do.
import { describe, expect, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import { firstPriceBook } from '#modules/pricing/application/first-price-book.ts';
import { readDraft } from '#modules/pricing/application/read-draft.ts';
import { declaredRank, startingAt } from '#modules/pricing/application/start-prices.ts';
import { startFrom } from '#modules/pricing/domain/found-rank.ts';
import { quote } from '#modules/pricing/domain/quote.ts';
import { Draft } from '#contract/pricing/schemas.ts';
import { foundTolerance, rankAt, rungAt } from '#kernel/ladder.ts';
import { ladderOf, playedGames } from '#kernel/vocabulary.ts';
import { agreeRank, asksForRank, rankAnswerWithin, rankDueAt, reportRank } from '#modules/order/domain/found-rank.ts';
import type { Order } from '#modules/order/domain/order-facts.ts';
import { allowedTo, changeLane, giveAccount, nextStatesOf, walk } from '#modules/order/domain/order.ts';
import { aDraft, anyClimb } from '#test/support/drafts.ts';
import { anOrder, now } from '#test/support/orders.ts';
import fc from '#test/support/property.ts';

const book = { version: 3, book: firstPriceBook };
const climbIn = { league: 'league-of-legends', valorant: 'valorant', wildrift: 'wildrift', tft: 'tft' } as const;
const anyOrdered = fc
  .constantFrom(...playedGames)
  .chain((game) => anyClimb(game).map((ranks) => Draft.parse({ service: `${climbIn[game]}/elo-boost`, ...ranks })));
const paid = { price: Money.lira(500), couponDiscount: Money.zero };
const climb = (lp: number, tier = 'gold', division = 3) =>
  aDraft({ current: { tier, division, lp }, target: { tier: 'platinum', division: 4 }, coupon: undefined });
const judge = (declared: Draft, found: Draft, order = paid, minimum = Money.zero) =>
  startFrom(readDraft(declared), readDraft(found), order, book, now, minimum);
const priceOf = (draft: Draft) => quote(readDraft(draft), book, now).price;

describe('the start at a found rank', () => {
  test('a rank in the same rung and within 25 points starts the order', () => {
    expect(judge(climb(34), climb(59))).toEqual({ kind: 'same' });
    expect(judge(climb(34), climb(9))).toEqual({ kind: 'same' });
    expect(judge(climb(34), climb(60)).kind).toBe('different');
    expect(judge(climb(95), climb(5, 'gold', 2)).kind).toBe('different');
  });

  test('a lower rank raises the price by the difference to the price of an order from that rank', () => {
    const [declared, found] = [climb(34), climb(0, 'silver', 2)];
    const difference = priceOf(found).minus(priceOf(declared));
    expect(difference.isPositive).toBe(true);
    expect(judge(declared, found)).toMatchObject({ kind: 'different', difference });
  });

  test('a higher rank refunds the difference to an order from that rank, without the part that the coupon paid', () => {
    const [declared, found] = [climb(34), climb(0, 'gold', 1)];
    const less = priceOf(declared).minus(priceOf(found));
    const whole = { price: priceOf(declared), couponDiscount: Money.zero };
    expect(judge(declared, found, whole)).toMatchObject({ difference: less.negated() });
    const half = priceOf(declared).fraction(1, 2);
    const couponed = { price: half, couponDiscount: priceOf(declared).minus(half) };
    expect(judge(declared, found, couponed)).toMatchObject({
      difference: less.fraction(half.amount, priceOf(declared).amount).negated(),
    });
    const free = { price: Money.zero, couponDiscount: priceOf(declared) };
    expect(judge(declared, found, free)).toEqual({ kind: 'same' });
  });

  test('a rank at the target or above leaves nothing to do', () => {
    expect(judge(climb(34), climb(0, 'platinum', 4))).toEqual({ kind: 'reached' });
    expect(judge(climb(34), climb(0, 'emerald', 1))).toEqual({ kind: 'reached' });
  });

  test('a climb that is not sold has no price', () => {
    const challenger = (lp: number) =>
      Draft.parse({ service: 'league-of-legends/challenger-boost', current: { lp }, target: { lp: 600 } });
    expect(judge(challenger(500), challenger(560))).toEqual({ kind: 'not-served' });
    expect(judge(challenger(500), challenger(520))).toEqual({ kind: 'same' });
    expect(judge(challenger(500), challenger(400)).kind).toBe('different');
  });

  test('the price of wins depends on the tier, not on the division', () => {
    const wins = (tier: string, division: number) =>
      Draft.parse({ service: 'league-of-legends/win-boost', current: { tier, division }, wins: 5 });
    expect(judge(wins('gold', 4), wins('gold', 1))).toEqual({ kind: 'same' });
    expect(judge(wins('gold', 4), wins('platinum', 4))).toMatchObject({ kind: 'different' });
  });

  test('another rank changes nothing if both prices are below the minimum price of an order', () => {
    const radiant = (kp: number) =>
      Draft.parse({ service: 'valorant/immortal-boost', current: { kp }, target: { kp: 60 } });
    expect(judge(radiant(59), radiant(30), paid, Money.lira(500))).toEqual({ kind: 'same' });
  });

  test('the order starts, changes its price or has nothing left to do for any declared and found rank', () => {
    fc.assert(
      fc.property(
        anyOrdered,
        fc.nat(),
        fc.integer({ min: 1, max: 100_000 }),
        fc.nat(100_000),
        (draft, place, price, discount) => {
          const declared = readDraft(draft);
          if (declared.work.kind !== 'climb') throw new Error('not a climb');
          const top = ladderOf(declared.game).length * 100 - 1;
          const position = place % top;
          const { tier, division, points } = rankAt(declared.game, position);
          const lp = tier === 'unranked' ? 0 : points;
          const started = startingAt(draft, { tier, division, points: lp });
          const found = readDraft(started);
          const order = { price: Money.kurus(price), couponDiscount: Money.kurus(discount) };
          const start = startFrom(declared, found, order, book, now, Money.lira(20));
          expect(declaredRank(Draft.parse(started))).toMatchObject({ tier, points: lp });
          if (found.work.kind !== 'climb') throw new Error('not a climb');
          const [from, at, to] = [declared.work.from, found.work.from, declared.work.to];
          if (at >= to) expect(start.kind).toBe('reached');
          else if (rungAt(declared.game, at) === rungAt(declared.game, from) && Math.abs(at - from) <= foundTolerance)
            expect(start.kind).toBe('same');
          else expect(['same', 'different']).toContain(start.kind);
          if (start.kind !== 'different') return;
          expect(start.difference.isZero).toBe(false);
          expect(start.difference.isPositive).toBe(at < from);
          expect(order.price.plus(start.difference).isNegative).toBe(false);
        },
      ),
    );
  });
});

const rank = { tier: 'gold', division: 3, points: 34 } as const;
const report = {
  id: 'r',
  declared: rank,
  found: { tier: 'silver', division: 2, points: 0 },
  difference: Money.lira(120),
  reached: false,
  outcome: 'open',
} as const;
const starting = anOrder({
  state: 'starting',
  boosterId: 'b',
  sharePercent: 60,
  gameAccountId: 'g',
  accountGiven: true,
});
const later = new Date(now.getTime() + 60_000);
const differing = (more: Partial<Order> = {}, said: Partial<typeof report> = {}) =>
  reportRank({ ...starting, ...more }, { ...report, ...said }, now);

describe('an open rank difference', () => {
  test('blocks the start until the customer or staff answer', () => {
    const open = differing();
    expect(() => walk(open, 'started', 'booster', later)).toThrow('order.rank_difference_open');
    expect(nextStatesOf(open, 'booster', now)).toEqual(['processing']);
    expect(nextStatesOf(open, 'customer', now)).toEqual(['cancelled']);
    expect(allowedTo(open, 'customer')).toMatchObject({ agreeRank: true, lane: false });
    expect(allowedTo(open, 'booster')).toMatchObject({ reportRank: true, agreeRank: false });
    expect(() => changeLane(open, 'middle', null, later)).toThrow('order.rank_difference_open');
    expect(rankDueAt(open.rank!).getTime()).toBe(now.getTime() + rankAnswerWithin);
  });

  test('that is agreed changes the price once, and the order starts', () => {
    const { order, difference } = agreeRank(differing(), Money.lira(120), later);
    expect(order).toMatchObject({ price: Money.lira(1120), rankDifference: difference, rank: { outcome: 'agreed' } });
    expect(() => agreeRank(order, Money.lira(120), later)).toThrow('order.rank_difference_closed');
    expect(asksForRank(order)).toBe(false);
    expect(walk(order, 'started', 'booster', later).order).toMatchObject({
      state: 'started',
      rank: { outcome: 'agreed' },
    });
    const again = reportRank({ ...order, rank: null }, report, later);
    expect(again.rank?.difference).toBeNull();
    expect(() => agreeRank(again, Money.lira(120), later)).toThrow('order.rank_not_priced');
  });

  test('can no longer be opened once progress was settled or an earlier booster has earned a part', () => {
    const half = { to: { done: 5 }, matches: 0, by: 'customer' as const };
    expect(asksForRank(starting)).toBe(true);
    expect(asksForRank({ ...starting, base: half })).toBe(false);
    const earlier = { worth: Money.lira(500), earned: Money.lira(300) };
    expect(asksForRank({ ...starting, earlier })).toBe(false);
    expect(allowedTo({ ...starting, earlier }, 'booster').reportRank).toBe(false);
  });

  test('is agreed to only at the amount that the customer saw', () => {
    expect(() => agreeRank(differing(), Money.lira(119), later)).toThrow('order.rank_price_changed');
    expect(() => agreeRank(starting, Money.lira(120), later)).toThrow('order.rank_difference_closed');
  });

  test('lets the customer or the system cancel the order for a full refund', () => {
    for (const walker of ['customer', 'system'] as const) {
      const { order, movement } = walk(differing(), 'cancelled', walker, later);
      expect(movement).toMatchObject({ kind: 'refund', refund: Money.lira(1000) });
      expect(order).toMatchObject({ state: 'cancelled', refunded: Money.lira(1000), rank: { outcome: 'cancelled' } });
      expect(() => walk(starting, 'cancelled', walker, later)).toThrow('order.transition_not_allowed');
    }
  });

  test('ends when staff let the order start as it was ordered', () => {
    expect(walk(differing(), 'started', 'staff', later, { reason: 'Resim eski' }).order).toMatchObject({
      state: 'started',
      price: Money.lira(1000),
      rank: { outcome: 'as-ordered' },
    });
  });

  test('is removed when the booster leaves or the game account changes', () => {
    expect(walk(differing(), 'processing', 'booster', later, { worth: Money.zero }).order.rank).toBeNull();
    expect(giveAccount(differing(), 'other', later).order.rank).toBeNull();
  });
});

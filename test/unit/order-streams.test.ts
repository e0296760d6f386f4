import { describe, expect, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import { orderStates } from '#kernel/vocabulary.ts';
import { allowedTo, walk, type Order } from '#modules/order/domain/order.ts';
import { endMoney } from '#modules/order/domain/movement.ts';
import {
  afterStep,
  couponOnStream,
  endStream,
  isGiven,
  owedForStream,
  paidForStream,
  startStream,
  type Stream,
  streamUrlOf,
  withStreamRefund,
} from '#modules/order/domain/stream.ts';
import fc from '#test/support/property.ts';
import { anOrder, now } from '../support/orders.ts';

const withStream = (overrides: Partial<Order> = {}) =>
  anOrder({ state: 'started', boosterId: 'b', sharePercent: 65, streamPaid: Money.lira(130), ...overrides });
const said = { id: 's', boosterId: 'b', url: 'https://www.twitch.tv/ece_oynuyor' };
const aStream = (overrides: Partial<Stream> = {}): Stream => ({
  ...said,
  orderId: 'o',
  startedAt: now,
  endedAt: null,
  counts: false,
  ...overrides,
});
const line = (code: string, amount: number) => ({ code, label: code, amount: Money.kurus(amount) });
const codeOf = (act: () => unknown): string => {
  try {
    act();
    return 'ok';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('a stream link', () => {
  test('can be given after a booster has taken the order and until the order is finished', () => {
    const may = orderStates.filter((state) => codeOf(() => startStream(withStream({ state }), said, now)) === 'ok');
    expect(may).toEqual(['starting', 'started', 'in-game']);
    expect(may).toEqual(orderStates.filter((state) => allowedTo(withStream({ state }), 'booster').stream));
  });

  test('is refused if no stream was ordered, during a pause, and from a booster who is about to be replaced', () => {
    const refused = (overrides: Partial<Order>) => codeOf(() => startStream(withStream(overrides), said, now));
    expect(refused({ streamPaid: null })).toBe('order.stream_not_ordered');
    expect(refused({ pause: { at: now, by: 'booster', reason: 'Mola' } })).toBe('order.paused');
    expect(refused({ boosterRequest: { at: now, reason: 'Yavaş' } })).toBe('order.being_replaced');
    expect(refused({ state: 'finished' })).toBe('order.stream_not_allowed');
    expect(codeOf(() => streamUrlOf('https://example.com/ece'))).toBe('order.stream_link_invalid');
    expect(allowedTo(withStream(), 'customer').stream).toBe(false);
  });

  test('counts as given at once if the order is being played, else from the moment when play starts', () => {
    expect(startStream(withStream(), said, now).counts).toBe(true);
    const early = startStream(withStream({ state: 'starting' }), said, now);
    expect([early.counts, isGiven([early])]).toEqual([false, false]);
    expect(afterStep(early, 'started', now)).toMatchObject({ counts: true, endedAt: null });
  });

  test('ends when the booster finishes or leaves the order, and does not count as given if play never began', () => {
    expect(afterStep(aStream({ counts: true }), 'in-game', now)).toBeUndefined();
    expect(afterStep(aStream({ counts: true }), 'finished', now)).toMatchObject({ counts: true, endedAt: now });
    expect(afterStep(aStream(), 'processing', now)).toMatchObject({ counts: false, endedAt: now });
  });

  test('never ends before it began, even if the clock of another process is behind', () => {
    expect(endStream(aStream(), new Date(now.getTime() - 5_000)).endedAt).toEqual(now);
  });
});

describe('the amount paid for a stream', () => {
  test('equals the line of the stream in the summary if no coupon was used, also after a lane change', () => {
    expect(
      paidForStream([line('steps.gold', 10_000), line('extra.stream', 1_500), line('lane.change', 4_000)]),
    ).toEqual(Money.kurus(1_500));
  });

  test('is reduced by its part of the coupon, rounded half away from zero', () => {
    const summary = [line('steps.gold', 10_000), line('extra.stream', 1_500), line('coupon', -1_151)];
    expect(paidForStream(summary)).toEqual(Money.kurus(1_500 - 150)); // 150,13
  });

  test('is zero if the coupon covered everything or the price book charges nothing', () => {
    expect(paidForStream([line('steps.gold', 1_000), line('extra.stream', 150), line('coupon', -1_150)]).amount).toBe(
      0,
    );
    expect(paidForStream([line('steps.gold', 1_000)]).amount).toBe(0);
  });

  test('lies between zero and the line of the stream, and exceeds the price by at most a kuruş of rounding', () => {
    const kurus = fc.integer({ min: 0, max: 5_000_000 });
    fc.assert(
      fc.property(kurus, kurus, kurus, fc.nat({ max: 100 }), (work, stream, minimum, percent) => {
        const offered = [line('steps.gold', work), line('extra.stream', stream), line('minimum', minimum)];
        const discount = Money.kurus(work + stream + minimum).percent(percent);
        const summary = [...offered, { ...line('coupon', 0), amount: discount.negated() }];
        const price = Money.sum(summary.map(({ amount }) => amount));
        const paid = paidForStream(summary);
        expect(paid.amount).toBeGreaterThanOrEqual(0);
        expect(paid.amount).toBeLessThanOrEqual(stream);
        expect(paid.plus(couponOnStream(summary)).amount).toBe(stream);
        // the stream's share of the price after the coupon equals its share before the coupon, up to one kuruş
        expect(Math.abs(paid.amount - (stream * price.amount) / (work + stream + minimum || 1))).toBeLessThanOrEqual(1);
        expect(price.minus(paid).amount).toBeGreaterThanOrEqual(-1);
      }),
    );
  });

  test('is never negative or above the price when a dearer lane is followed by a difference for the found rank', () => {
    const kurus = fc.integer({ min: 0, max: 5_000_000 });
    fc.assert(
      fc.property(
        kurus,
        kurus,
        kurus,
        fc.nat({ max: 100 }),
        fc.double({ min: -1, max: 4, noNaN: true }),
        (work, stream, lane, couponPercent, share) => {
          const coupon = line('coupon', -Money.kurus(work + stream).percent(couponPercent).amount);
          const before = [line('steps.gold', work), line('extra.stream', stream), coupon, line('lane.change', lane)];
          const paidSoFar = Money.sum(before.map(({ amount }) => amount));
          const difference = line('rank.found', Math.round(paidSoFar.amount * share));
          const paid = paidForStream([...before, difference]);
          expect(paid.isNegative).toBe(false);
          expect(paid.amount).toBeLessThanOrEqual(paidSoFar.plus(difference.amount).amount + 1);
        },
      ),
    );
  });

  test('falls in the ratio of the price with the lane, and a lane that is changed afterwards does not change it', () => {
    const placed = [line('steps.gold', 10_000), line('extra.stream', 2_000), line('lane.change', 8_000)];
    const agreed = [...placed, line('rank.found', -15_000)];
    expect(paidForStream(agreed)).toEqual(Money.kurus(500));
    const laneLater = [placed[0]!, placed[1]!, line('rank.found', -6_000), placed[2]!];
    expect(paidForStream(laneLater)).toEqual(Money.kurus(1_000));
  });
});

describe('the refund of a stream', () => {
  test('is zero if a stream was given at least once, and otherwise all that was paid for it', () => {
    expect(owedForStream(withStream(), [aStream()])).toEqual(Money.lira(130));
    expect(owedForStream(withStream(), [aStream({ counts: true, endedAt: now }), aStream()])).toEqual(Money.zero);
    expect(owedForStream(withStream({ streamPaid: null }), [])).toEqual(Money.zero);
  });

  test('is taken from the price before booster and company divide it at the settlement', () => {
    const { order, movement } = walk(withStream({ state: 'closed' }), 'completed', 'system', now, {
      streamOwed: Money.lira(130),
    });
    expect(movement).toMatchObject({
      stream: Money.lira(130),
      earned: Money.kurus(565_50),
      revenue: Money.kurus(304_50),
    });
    expect([order.price, order.streamRefund, order.boosterEarned]).toEqual([
      Money.lira(870),
      Money.lira(130),
      Money.kurus(565_50),
    ]);
  });

  test('is not paid on top if the customer gets back the whole price, or all of it that the booster did not earn', () => {
    const streamOwed = Money.lira(130);
    expect(endMoney(withStream({ state: 'processing' }), 'refund', { streamOwed })).toMatchObject({
      refund: Money.lira(1000),
    });
    const half = endMoney(withStream(), 'split', { streamOwed, earnedPercent: 50 });
    expect(half).toMatchObject({ stream: Money.zero, earned: Money.kurus(282_75), refund: Money.kurus(717_25) });
  });

  test('adds up to the whole price with all other parts, however the order ends', () => {
    const kurus = fc.integer({ min: 0, max: 1_000_000 });
    const percent = fc.nat({ max: 100 });
    fc.assert(
      fc.property(kurus, kurus, percent, percent, percent, percent, (price, paid, share, back, earlierPart, done) => {
        const whole = Money.kurus(price);
        const streamOwed = Money.kurus(paid).min(whole);
        const worth = whole.minus(streamOwed).percent(earlierPart);
        const earlier = { worth, earned: worth.percent(share) };
        const order = withStream({ price: whole, sharePercent: share, earlier });
        const most = whole.minus(earlier.earned).minus(streamOwed);
        for (const movement of [
          endMoney(order, 'settle', { streamOwed }),
          endMoney(order, 'split', { streamOwed, refund: most.percent(back) }),
          endMoney(order, 'split', { streamOwed, earnedPercent: done }),
          endMoney(order, 'refund', { streamOwed }),
        ]) {
          const { kind: _kind, ...parts } = movement;
          const amounts = Object.values(parts);
          expect(Money.sum(amounts)).toEqual(whole);
          expect(amounts.every(({ amount }) => amount >= 0)).toBe(true);
          if (movement.kind === 'settle')
            expect(movement.earned.amount).toBeLessThanOrEqual(whole.minus(streamOwed).percent(share).amount);
        }
      }),
    );
  });

  test('has its own line in the summary, so that all lines add up to the remaining price', () => {
    const summary = [line('steps.gold', 10_000), line('extra.stream', 1_500)];
    expect(withStreamRefund(summary, Money.zero)).toBe(summary);
    const after = withStreamRefund(summary, paidForStream(summary));
    expect(after.at(-1)).toMatchObject({ code: 'stream.refund', amount: Money.kurus(-1_500) });
    expect(Money.sum(after.map(({ amount }) => amount))).toEqual(Money.kurus(10_000));
    expect(paidForStream(after)).toEqual(Money.kurus(1_500));
  });
});

// When the start and the finish of an order are promised, and when an order is late.
import { describe, expect, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import { serviceOf } from '#kernel/vocabulary.ts';
import { isLate, isOrderLate, playedWithin, startsWithin } from '#modules/order/domain/due.ts';
import { agreeRank, reportRank } from '#modules/order/domain/found-rank.ts';
import type { Order, RankReport } from '#modules/order/domain/order-facts.ts';
import { giveAccount, removeAccount, take, walk } from '#modules/order/domain/order.ts';
import { pauseOrder, resumeOrder } from '#modules/order/domain/pause.ts';
import { paymentError } from '#modules/order/domain/placing.ts';
import { aBooster, anOrder, aPlacedOrder, now } from '#test/support/orders.ts';
import fc from '#test/support/property.ts';

const hour = 3600_000;
const later = (hours: number) => new Date(now.getTime() + hours * hour);
const estimate = { minHours: 8, maxHours: 12 };
const promised = (order: Partial<Order>, dueAt: Date | null = null) => anOrder({ estimate, ...order, dueAt });
const held = { boosterId: 'b', sharePercent: 60 } as const;
const coaching = serviceOf('kocluk');
const done = { confirmWithin: 1, reached: true };
const report: Omit<RankReport, 'at'> = {
  id: 'r',
  declared: { tier: 'gold', division: 3, points: 0 },
  found: { tier: 'silver', division: 2, points: 0 },
  difference: Money.lira(50),
  reached: false,
  outcome: 'open',
};

describe('the promised start of an order', () => {
  test('is three hours after its account was given, or after the order itself if it needs no account', () => {
    const waiting = aPlacedOrder();
    expect(waiting.dueAt).toBeNull();
    expect(giveAccount(waiting, 'account', later(5)).order.dueAt).toEqual(later(5 + 3));
    expect(aPlacedOrder({ service: coaching }).dueAt).toEqual(later(3));
    expect(paymentError(aPlacedOrder({ service: coaching })).dueAt).toBeNull();
  });

  test('is set again when the account is removed and given again', () => {
    const processing = promised({ state: 'processing', gameAccountId: 'account' }, later(3));
    const back = removeAccount(processing, later(1)).order;
    expect(back.dueAt).toBeNull();
    expect(giveAccount(back, 'account', later(9)).order.dueAt).toEqual(later(9 + 3));
  });

  test('does not move when a booster takes the order or leaves it before starting', () => {
    const taken = take(promised({ state: 'processing' }, later(3)), aBooster(), later(2)).order;
    expect(taken.dueAt).toEqual(later(3));
    expect(walk(taken, 'processing', 'booster', later(2.5)).order.dueAt).toEqual(later(3));
  });

  test('is set to three hours later when the booster of a started order leaves', () => {
    const started = promised({ state: 'started', ...held }, later(12));
    const left = walk(started, 'processing', 'staff', later(6), { worth: Money.zero });
    expect(left.order.dueAt).toEqual(later(6 + 3));
  });

  test('is removed when the order is cancelled', () => {
    const processing = promised({ state: 'processing' }, later(3));
    expect(walk(processing, 'cancelled', 'customer', later(1)).order.dueAt).toBeNull();
  });

  test('moves by the time that a report of another rank waits for an answer, also if another report replaces it', () => {
    const reported = reportRank(promised({ state: 'starting', ...held }, later(3)), report, later(1));
    expect(reported.dueAt).toEqual(later(3));
    expect(isOrderLate(reported, later(20))).toBe(false);
    const corrected = reportRank(reported, report, later(2));
    expect(corrected.dueAt).toEqual(later(4));
    expect(agreeRank(corrected, Money.lira(50), later(12)).order.dueAt).toEqual(later(14));
  });

  test('stops moving when the booster with such a report leaves or the customer gives another account', () => {
    const reported = reportRank(
      promised({ state: 'starting', ...held, gameAccountId: 'g' }, later(3)),
      report,
      later(1),
    );
    expect(walk(reported, 'processing', 'booster', later(2)).order.dueAt).toEqual(later(4));
    expect(giveAccount(reported, 'other', later(2)).order.dueAt).toEqual(later(4));
  });
});

describe('the promised finish of an order', () => {
  test('is the end of the estimate, counted from the start of play', () => {
    const starting = promised({ state: 'starting', ...held }, later(3));
    expect(walk(starting, 'started', 'booster', later(2)).order.dueAt).toEqual(later(2 + 12));
  });

  test('moves by the time that the order was paused, but not by the time between two matches', () => {
    const started = promised({ state: 'started', ...held }, later(12));
    const resting = pauseOrder(started, 'customer', 'Tatil', later(1));
    expect(resting.dueAt).toEqual(later(12));
    expect(resumeOrder(resting, 'customer', later(6)).dueAt).toEqual(later(17));
    expect(walk(started, 'in-game', 'booster', later(1)).order.dueAt).toEqual(later(12));
  });

  test('moves by the time between the finish and the return of the order to work', () => {
    const started = promised({ state: 'started', ...held }, later(12));
    const finished = walk(started, 'finished', 'booster', later(5), done).order;
    expect(finished.dueAt).toEqual(later(12));
    expect(walk(finished, 'started', 'staff', later(25)).order.dueAt).toEqual(later(12 + 20));
  });

  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [20, 10],
  ])('of %i hours of lessons is %i days after their start', (maxHours, days) => {
    const lessons = { service: coaching, estimate: { minHours: maxHours, maxHours } };
    expect(playedWithin(lessons)).toBe(days * 24 * hour);
    const order = promised({ ...lessons, state: 'starting', ...held }, later(3));
    expect(walk(order, 'started', 'booster', later(1)).order.dueAt).toEqual(later(1 + days * 24));
  });

  test('is the end of the estimate plus all pauses; the first finish counts only the time outside of pauses', () => {
    const rests = fc.array(fc.record({ played: fc.nat(9), rested: fc.nat(99) }), { maxLength: 6 });
    fc.assert(
      fc.property(rests, fc.integer({ min: 1, max: 90 }), (parts, maxHours) => {
        const starting = promised({ state: 'starting', ...held, estimate: { minHours: 1, maxHours } }, later(3));
        let order = walk(starting, 'started', 'booster', now).order;
        let [hours, rested] = [0, 0];
        for (const part of parts) {
          hours += part.played;
          const paused = pauseOrder(order, 'booster', 'Mola', later(hours));
          hours += part.rested;
          rested += part.rested;
          order = resumeOrder(paused, 'booster', later(hours));
        }
        expect(order.dueAt).toEqual(later(maxHours + rested));
        const { firstFinish } = walk(order, 'finished', 'booster', later(hours), done).order;
        expect(firstFinish).toEqual({
          at: later(hours),
          boosterId: 'b',
          playedSeconds: (hours - rested) * 3600,
          late: hours - rested > maxHours,
        });
      }),
    );
  });
});

describe('the first finish of an order', () => {
  test('is kept when a dispute sends the order back to work', () => {
    const started = promised({ state: 'started', ...held }, later(12));
    const first = walk(started, 'finished', 'booster', later(5), done).order;
    expect(first.firstFinish).toEqual({ at: later(5), boosterId: 'b', playedSeconds: 5 * 3600, late: false });
    const again = walk(walk(first, 'started', 'staff', later(6)).order, 'finished', 'booster', later(90), done).order;
    expect(again.firstFinish).toEqual(first.firstFinish);
    expect(again.finishedAt).toEqual(later(90));
  });

  test('of lessons is late after the due time and has no playing time, because lessons are arranged', () => {
    const order = promised({ service: coaching, state: 'started', ...held }, later(24));
    const finish = (at: Date) => walk(order, 'finished', 'booster', at, done).order.firstFinish;
    expect(finish(later(23))).toMatchObject({ playedSeconds: null, late: false });
    expect(finish(later(25))).toMatchObject({ playedSeconds: null, late: true });
  });
});

test('an order is late after its due time from processing to in-game, unless it is paused', () => {
  const order = { dueAt: now, paused: false, rankDiffers: false };
  for (const state of ['processing', 'starting', 'started', 'in-game'] as const) {
    expect(isLate({ ...order, state }, later(1))).toBe(true);
    expect(isLate({ ...order, state }, now)).toBe(false);
    expect(isLate({ ...order, state, dueAt: null }, later(1))).toBe(false);
    expect(isLate({ ...order, state, paused: true }, later(1))).toBe(false);
  }
  for (const state of ['waiting', 'finished', 'closed', 'completed', 'cancelled', 'payment-error'] as const)
    expect(isLate({ ...order, state }, later(1))).toBe(false);
  expect(startsWithin).toBe(3 * hour);
});

// Until when the start and the finish of an order are promised, and when it is late.
import { describe, expect, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import { serviceOf } from '#kernel/vocabulary.ts';
import { finishOf } from '#modules/order/application/first-finish.ts';
import type { OrderRecord } from '#modules/order/application/ports.ts';
import {
  dueAfterRest,
  dueAfterStep,
  dueWhenPlaced,
  isLate,
  isOrderLate,
  playedWithin,
  startsWithin,
} from '#modules/order/domain/due.ts';
import { agreeRank, reportRank } from '#modules/order/domain/found-rank.ts';
import type { Order, RankReport } from '#modules/order/domain/order-facts.ts';
import { giveAccount, removeAccount, take, walk } from '#modules/order/domain/order.ts';
import { pauseOrder, resumeOrder } from '#modules/order/domain/pause.ts';
import { anOrder, now } from '#test/support/orders.ts';

const later = (hours: number) => new Date(now.getTime() + hours * 3600_000);
const estimate = { minHours: 8, maxHours: 12 };
const promised = (order: Order, dueAt: Date | null) => ({ order, dueAt, estimate });
const booster = { id: 'b', sharePercent: 60 };
const held = { boosterId: 'b', sharePercent: 60 } as const;
const coaching = serviceOf('kocluk');

describe('the start of an order', () => {
  test('is promised within three hours of its account, and without an account within three hours of the order', () => {
    const waiting = anOrder({});
    expect(dueWhenPlaced(waiting)).toBeNull();
    const step = giveAccount(waiting, 'account', later(5));
    expect(dueAfterStep(promised(waiting, null), step)).toEqual(later(5 + 3));
    expect(dueWhenPlaced(anOrder({ service: coaching, state: 'processing' }))).toEqual(later(3));
  });

  test('is promised anew where its account was taken back and given again', () => {
    const processing = anOrder({ state: 'processing', gameAccountId: 'account' });
    const back = removeAccount(processing, later(1));
    expect(dueAfterStep(promised(processing, later(3)), back)).toBeNull();
    const again = giveAccount(back.order, 'account', later(9));
    expect(dueAfterStep(promised(back.order, null), again)).toEqual(later(9 + 3));
  });

  test('is not promised for later by a booster who takes it or leaves before it', () => {
    const processing = anOrder({ state: 'processing' });
    const taken = take(processing, booster, later(2));
    expect(dueAfterStep(promised(processing, later(3)), taken)).toEqual(later(3));
    const left = walk(taken.order, 'processing', 'booster', later(2.5));
    expect(dueAfterStep(promised(taken.order, later(3)), left)).toEqual(later(3));
  });

  test('is promised within three hours again where another booster goes on with a started order', () => {
    const started = anOrder({ state: 'started', ...held });
    const left = walk(started, 'processing', 'staff', later(6), { worth: Money.zero });
    expect(dueAfterStep(promised(started, later(12)), left)).toEqual(later(6 + 3));
  });

  test('that was cancelled before it leaves nothing that is due', () => {
    const processing = anOrder({ state: 'processing' });
    expect(
      dueAfterStep(promised(processing, later(3)), walk(processing, 'cancelled', 'customer', later(1))),
    ).toBeNull();
  });

  test('waits for the answer about the rank: that time is added, also where a report is replaced', () => {
    const report: Omit<RankReport, 'at'> = {
      id: 'r',
      declared: { tier: 'gold', division: 3, points: 0 },
      found: { tier: 'silver', division: 2, points: 0 },
      difference: Money.lira(50),
      reached: false,
      outcome: 'open',
    };
    const starting = anOrder({ state: 'starting', ...held });
    const reported = reportRank(starting, report, later(1));
    const due = dueAfterRest(promised(starting, later(3)), reported);
    expect(due).toEqual(later(3));
    expect(isOrderLate(promised(reported, due), later(20))).toBe(false);
    const corrected = reportRank(reported, report, later(2));
    const dueThen = dueAfterRest(promised(reported, due), corrected);
    expect(dueThen).toEqual(later(4));
    const { order } = agreeRank(corrected, Money.lira(50), later(12));
    expect(dueAfterRest(promised(corrected, dueThen), order)).toEqual(later(14));
  });
});

describe('the finish of an order', () => {
  test('is promised by the end of the estimate, from the start of its booster on', () => {
    const starting = anOrder({ state: 'starting', ...held });
    const step = walk(starting, 'started', 'booster', later(2));
    expect(dueAfterStep(promised(starting, later(3)), step)).toEqual(later(2 + 12));
  });

  test('is later by what the order rested, and stays where it is between two matches', () => {
    const started = anOrder({ state: 'started', ...held });
    const resting = pauseOrder(started, 'customer', 'Tatil', later(1));
    const resumed = resumeOrder(resting, 'customer', later(6));
    expect(dueAfterRest(promised(resting, later(12)), resumed)).toEqual(later(17));
    const match = walk(started, 'in-game', 'booster', later(1));
    expect(dueAfterStep(promised(started, later(12)), match)).toEqual(later(12));
  });

  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [20, 10],
  ])('of %i hours of lessons is promised within %i days of their start', (maxHours, days) => {
    const order = anOrder({ service: coaching, state: 'starting', ...held });
    const lessons = { order, estimate: { maxHours } };
    expect(playedWithin(lessons)).toBe(days * 24 * 3600_000);
    const step = walk(order, 'started', 'booster', later(1));
    expect(dueAfterStep({ ...lessons, dueAt: later(3) }, step)).toEqual(later(1 + days * 24));
  });

  test('of lessons is late after its due time, and says no time of play: they are arranged', () => {
    const order = anOrder({ service: coaching, state: 'started', ...held });
    const record = { ...promised(order, later(24)) } as OrderRecord;
    const finish = (at: Date) =>
      finishOf(record, walk(order, 'finished', 'booster', at, { confirmWithin: 1, reached: true }));
    expect(finish(later(23))).toMatchObject({ playedSeconds: null, late: false });
    expect(finish(later(25))).toMatchObject({ playedSeconds: null, late: true });
  });
});

test('an order is late in the states that promise something, after the due time, unless it rests', () => {
  const order = { dueAt: now, paused: false, rankDiffers: false };
  for (const state of ['processing', 'starting', 'started', 'in-game'] as const) {
    expect(isLate({ ...order, state }, later(1))).toBe(true);
    expect(isLate({ ...order, state }, now)).toBe(false);
    expect(isLate({ ...order, state, dueAt: null }, later(1))).toBe(false);
    expect(isLate({ ...order, state, paused: true }, later(1))).toBe(false);
  }
  for (const state of ['waiting', 'finished', 'closed', 'completed', 'cancelled', 'payment-error'] as const)
    expect(isLate({ ...order, state }, later(1))).toBe(false);
  expect(startsWithin).toBe(3 * 3600_000);
});

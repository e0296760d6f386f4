import { describe, expect, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import { orderStates } from '#kernel/vocabulary.ts';
import { askForBooster, endBoosterRequest, leavesAt } from '#modules/order/domain/booster-request.ts';
import {
  answerDispute,
  answersWithin,
  awaitsAnswerUntil,
  decideDispute,
  isRipe,
  openDispute,
} from '#modules/order/domain/dispute.ts';
import { allowedTo, assertTippable, nextStatesOf, walk } from '#modules/order/domain/order.ts';
import { pauseOrder, resumeOrder } from '#modules/order/domain/pause.ts';
import { assertPlayedMeanwhile, assertRecordable, beganAt, countsFrom } from '#modules/order/domain/proof.ts';
import { anOrder, confirmWithin, now } from '../support/orders.ts';

const later = (hours: number) => new Date(now.getTime() + hours * 3600_000);
const started = anOrder({ state: 'started', boosterId: 'b', sharePercent: 60 });
const finished = anOrder({ state: 'finished', boosterId: 'b', sharePercent: 60, finishedAt: now });
const codeOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
  return 'done';
};

test('the time of a match must lie between the placing of its order and now, with ten minutes of tolerance', () => {
  const placed = later(-24);
  const played = (at: Date) => codeOf(() => assertPlayedMeanwhile(at, placed, now));
  expect([later(-24), later(-1), now].map(played)).toEqual(['done', 'done', 'done']);
  expect([later(-24 - 1 / 6), later(1 / 6)].map(played)).toEqual(['done', 'done']);
  const wrong = [later(-25), later(1), new Date('1999-05-01'), new Date('2999-05-01')];
  expect(new Set(wrong.map(played))).toEqual(new Set(['order.match_time_wrong']));
});

test('a match counts when it and all matches before it can be over, outside of pauses', () => {
  const line = (from: 'starting' | 'in-game', at: Date) => ({ from, to: 'started' as const, at });
  const began = beganAt([line('starting', later(-9)), line('starting', later(-2)), line('in-game', later(-1))]);
  expect(began).toEqual(later(-2));
  const from = (played: number, pausedMs = 0) => countsFrom({ game: 'league', began: later(-2), pausedMs }, played);
  // two hours are twelve matches of ten minutes: the twelfth counts now
  expect([from(0), from(11), from(12)]).toEqual([later(-2 + 1 / 6), now, later(1 / 6)]);
  expect([from(5, 3600_000), from(6, 3600_000)]).toEqual([now, later(1 / 6)]);
});

describe('a pause', () => {
  const paused = pauseOrder(started, 'customer', 'Tatil', now);

  test('is possible for a started order, one pause at a time', () => {
    for (const state of orderStates)
      expect(codeOf(() => pauseOrder({ ...started, state }, 'booster', 'Mola', now))).toBe(
        state === 'started' ? 'done' : 'order.pause_not_allowed',
      );
    expect(codeOf(() => pauseOrder(paused, 'booster', 'Mola', now))).toBe('order.already_paused');
  });

  test('by the customer lets the booster leave after a day with the proven part of the work', () => {
    const rests = pauseOrder(started, 'customer', 'Tatildeyim', now);
    expect(nextStatesOf(rests, 'booster', later(23.9))).toEqual([]);
    expect(codeOf(() => walk(rests, 'processing', 'booster', later(23.9)))).toBe('order.transition_not_allowed');
    expect(nextStatesOf(rests, 'booster', later(24))).toEqual(['processing']);
    const { order, assignment, movement } = walk(rests, 'processing', 'booster', later(24), { worth: Money.lira(40) });
    expect(order).toMatchObject({ state: 'processing', boosterId: null, pause: null });
    expect([movement.kind, assignment?.turnedAway, assignment?.worth]).toEqual(['none', false, Money.lira(40)]);
  });

  test('by the booster or by staff, or a running match, never lets the booster leave', () => {
    for (const by of ['booster', 'staff'] as const)
      expect(nextStatesOf(pauseOrder(started, by, 'Mola', now), 'booster', later(500))).toEqual([]);
    expect(nextStatesOf(started, 'booster', later(500))).not.toContain('processing');
    expect(nextStatesOf({ ...started, state: 'in-game' }, 'booster', later(500))).not.toContain('processing');
    const rests = pauseOrder(started, 'customer', 'Mola', now);
    expect(nextStatesOf(rests, 'customer', later(500))).not.toContain('processing');
  });

  test('prevents matches and finishing, but staff may still take the order away', () => {
    expect(codeOf(() => assertRecordable(paused))).toBe('order.paused');
    for (const to of ['in-game', 'finished'] as const)
      expect(codeOf(() => walk(paused, to, 'booster', now))).toBe('order.paused');
    expect(nextStatesOf(paused, 'booster', now)).toEqual([]);
    expect(allowedTo(paused, 'booster').match).toBe(false);
    expect(walk(paused, 'processing', 'staff', later(5)).order).toMatchObject({
      state: 'processing',
      pause: null,
      pausedMs: 5 * 3600_000,
    });
  });

  test('is ended by the person who began it or by staff, and its length is added to the paused time', () => {
    expect(codeOf(() => resumeOrder(paused, 'booster', later(1)))).toBe('order.paused_by_other');
    expect(codeOf(() => resumeOrder(started, 'customer', later(1)))).toBe('order.not_paused');
    const resumed = resumeOrder(paused, 'customer', later(3));
    expect([resumed.pause, resumed.pausedMs]).toEqual([null, 3 * 3600_000]);
    const again = resumeOrder(pauseOrder(resumed, 'booster', 'Mola', later(4)), 'staff', later(6));
    expect(again.pausedMs).toBe(5 * 3600_000);
  });
});

describe('the paused time of an order', () => {
  test('is zero again when another booster starts', () => {
    const rested = anOrder({ state: 'starting', boosterId: 'b', sharePercent: 60, pausedMs: 5 * 3600_000 });
    expect(walk(rested, 'started', 'booster', now).order.pausedMs).toBe(0);
  });

  test('includes the time between the finish and the return of the order to work', () => {
    const disputed = { ...finished, disputed: true, pausedMs: 3600_000 };
    const upheld = walk(disputed, 'started', 'staff', later(48), { decidesDispute: true });
    expect(upheld.order.pausedMs).toBe(49 * 3600_000);
  });
});

describe('a request for another booster', () => {
  test('is possible from starting to in-game, once, and can be withdrawn', () => {
    for (const state of orderStates)
      expect(codeOf(() => askForBooster({ ...started, state }, 'Yavaş', now))).toBe(
        ['starting', 'started', 'in-game'].includes(state) ? 'done' : 'order.booster_request_not_allowed',
      );
    const asked = askForBooster(started, 'Yavaş', now);
    expect(codeOf(() => askForBooster(asked, 'Yavaş', now))).toBe('order.booster_already_requested');
    expect(endBoosterRequest(asked, now).boosterRequest).toBeNull();
    expect(codeOf(() => endBoosterRequest(started, now))).toBe('order.booster_not_requested');
  });

  test('prevents the booster from adding matches and from finishing below the goal', () => {
    const asked = askForBooster(started, 'Yavaş', now);
    expect(codeOf(() => assertRecordable(started))).toBe('done');
    expect(codeOf(() => assertRecordable(asked))).toBe('order.being_replaced');
    expect(allowedTo(asked, 'booster').match).toBe(false);
    const shown = { confirmWithin, reason: 'Bitti', pictures: 1 };
    expect(codeOf(() => walk(asked, 'finished', 'booster', now, shown))).toBe('order.being_replaced');
  });

  test('takes the order from its booster after a day, unless work waits for a judgement or a match is running', () => {
    const asked = askForBooster(started, 'Yavaş', later(-24));
    expect(leavesAt(asked, false)).toEqual(now);
    expect(leavesAt(asked, true)).toBeNull();
    expect(leavesAt({ ...asked, state: 'in-game' }, false)).toBeNull();
    expect(leavesAt(started, false)).toBeNull();
  });

  test('stays during a match, and ends when the booster leaves or the work is done', () => {
    const asked = askForBooster(started, 'Yavaş', now);
    expect(walk(asked, 'in-game', 'booster', now).order.boosterRequest).not.toBeNull();
    expect(walk(asked, 'finished', 'booster', now, { confirmWithin, reached: true }).order.boosterRequest).toBeNull();
    const replaced = walk(asked, 'processing', 'system', now);
    expect([replaced.order.boosterRequest, replaced.assignment?.turnedAway]).toEqual([null, true]);
    expect(walk(started, 'processing', 'staff', now).assignment?.turnedAway).toBe(false);
  });
});

describe('a dispute', () => {
  const said = { id: 'd', kind: 'not-reached', text: 'Altın 1 olmadı', claimedPercent: 60 } as const;
  const { order, dispute } = openDispute(finished, said, now);
  const decision = { outcome: 'rejected', by: 'a', reason: 'Varıldı', refund: null } as const;

  test('needs a finished order, and only one is open at a time', () => {
    for (const state of orderStates)
      expect(codeOf(() => openDispute({ ...finished, state }, said, now))).toBe(
        state === 'finished' ? 'done' : 'order.dispute_not_allowed',
      );
    expect(codeOf(() => openDispute(order, said, now))).toBe('order.dispute_open');
  });

  test('prevents time and staff from ending the order; the customer may still confirm it', () => {
    for (const to of ['closed', 'started', 'cancelled'] as const)
      expect(codeOf(() => walk(order, to, 'staff', now, { earnedPercent: 10 }))).toBe('order.dispute_open');
    expect(codeOf(() => walk(order, 'closed', 'system', now))).toBe('order.dispute_open');
    expect(nextStatesOf(order, 'staff', now)).toEqual([]);
    expect(nextStatesOf(order, 'customer', now)).toEqual(['closed']);
    expect(walk(order, 'closed', 'customer', now).order.disputed).toBe(false);
    expect(walk(order, 'started', 'staff', now, { decidesDispute: true }).order.disputed).toBe(false);
  });

  test('blocks tips until it is decided', () => {
    expect(codeOf(() => assertTippable(finished))).toBe('done');
    expect(codeOf(() => assertTippable(order))).toBe('order.tip_during_dispute');
    expect([allowedTo(finished, 'customer').tip, allowedTo(order, 'customer').tip]).toEqual([true, false]);
    expect(allowedTo(order, 'customer').review).toBe(false);
  });

  test('waits for the booster’s answer until it is given or the dispute is decided', () => {
    expect(awaitsAnswerUntil(dispute)).toEqual(dispute.answerDueAt);
    expect(awaitsAnswerUntil(answerDispute(dispute, 'Vardım', later(1)))).toBeNull();
    expect(awaitsAnswerUntil(decideDispute(dispute, { ...decision, at: later(48) }))).toBeNull();
  });

  test('is decided once the booster has answered or the time to answer is over', () => {
    const justBefore = new Date(now.getTime() + answersWithin - 1);
    expect(isRipe(dispute, justBefore)).toBe(false);
    expect(codeOf(() => decideDispute(dispute, { ...decision, at: justBefore }))).toBe('order.dispute_awaits_answer');
    expect(codeOf(() => decideDispute(dispute, { ...decision, at: later(48) }))).toBe('done');
    const answered = answerDispute(dispute, 'Vardım', later(1));
    expect(codeOf(() => decideDispute(answered, { ...decision, at: later(1) }))).toBe('done');
  });

  test('is answered once and decided once', () => {
    const answered = answerDispute(dispute, 'Vardım', later(1));
    expect(codeOf(() => answerDispute(answered, 'Evet', later(2)))).toBe('order.dispute_answered');
    const decided = decideDispute(answered, { ...decision, at: later(3) });
    expect(codeOf(() => decideDispute(decided, { ...decision, at: later(4) }))).toBe('order.dispute_decided');
    expect(codeOf(() => answerDispute(decideDispute(dispute, { ...decision, at: later(48) }), 'Geç', later(49)))).toBe(
      'order.dispute_decided',
    );
  });
});

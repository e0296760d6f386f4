import { describe, expect, test } from '@jest/globals';
import type { Correction } from '#kernel/progress.ts';
import { readDraft } from '#modules/pricing/application/read-draft.ts';
import {
  isBeyondGoal,
  isBroken,
  type PlayedMatch,
  progressOf,
  provenProgress,
  recordedProgress,
  standAt,
  takesBack,
} from '#modules/pricing/domain/progress.ts';
import type { Draft } from '#contract/pricing/schemas.ts';
import { aDraft, plainDraft } from '#test/support/drafts.ts';

const win = (points = 20, counts = true): PlayedMatch => ({ points, result: 'win', counts });
const loss = (points = -18): PlayedMatch => ({ points, result: 'loss', counts: true });
const progress = (draft: Draft, matches: PlayedMatch[] = [], correction?: Correction) =>
  progressOf(readDraft(draft), matches, correction);

describe('progress on the ladder', () => {
  const climb = aDraft({ current: { tier: 'gold', division: 2, lp: 50 }, target: { tier: 'platinum', division: 4 } });

  test('follows from the points of the matches, across rungs', () => {
    expect(progress(climb)).toMatchObject({ percent: 0, done: 0, total: 1.5, unit: 'rung' });
    expect(progress(climb, [win(30), win(30)])).toMatchObject({
      percent: 40,
      done: 0.6,
      current: { tier: 'gold', division: 1, points: 10 },
    });
  });

  test('stays at zero when matches are lost, and shows where the account stands', () => {
    expect(progress(climb, [loss(-60)])).toMatchObject({
      percent: 0,
      current: { tier: 'gold', division: 3, points: 90 },
    });
  });

  test('stays at 100 percent when the target is passed', () => {
    expect(progress(climb, [win(100), win(100)])).toMatchObject({ percent: 100, done: 1.5 });
  });

  test('continues from the booster’s correction', () => {
    const current = { tier: 'gold', division: 1, lp: 40 } as const;
    expect(progress(climb, [win(10)], { current })).toMatchObject({ percent: 66, current: { points: 50 } });
  });
});

describe('an extra win', () => {
  const wire = {
    current: { tier: 'gold', division: 1, lp: 60 },
    target: { tier: 'platinum', division: 4 },
    extras: { extraWin: true },
  } as const;
  const proven = (...matches: PlayedMatch[]) => provenProgress(readDraft(aDraft(wire)), matches, null);

  test('is missing until a match that began at the goal is won', () => {
    expect(proven(win(40))).toMatchObject({ done: 0.4, total: 0.4, percent: 99, extraWin: false });
    expect(proven(win(40), loss(0))).toMatchObject({ percent: 99, extraWin: false });
    expect(proven(win(40), win(0))).toMatchObject({ percent: 100, extraWin: true });
    expect(proven(win(20), win(10), win(5))).toMatchObject({ extraWin: false });
  });

  test('counts only if its match already counts', () => {
    expect(proven(win(40), win(20, false))).toMatchObject({ percent: 99, extraWin: false });
  });

  test('is included if staff state 100 percent, and absent from an order without one', () => {
    const draft = readDraft(aDraft(wire));
    const base = (percent: number) => ({ to: standAt(draft, percent), matches: 0, by: 'staff' as const });
    expect(provenProgress(draft, [], base(100))).toMatchObject({ percent: 100, extraWin: true });
    expect(provenProgress(draft, [], base(99)).extraWin).toBe(false);
    expect(provenProgress(readDraft(aDraft({ ...wire, extras: {} })), [win(40)], null).extraWin).toBeUndefined();
  });
});

test('a correction may pass the goal by the gain of one match, and no further', () => {
  const climb = aDraft({ current: { tier: 'gold', division: 2, lp: 50 }, target: { tier: 'platinum', division: 4 } });
  const beyond = (draft: Draft, ...corrections: Correction[]) =>
    corrections.map((correction) => isBeyondGoal(readDraft(draft), correction));
  const at = (tier: 'platinum' | 'diamond', division: number) => ({ current: { tier, division, lp: 0 } });
  expect(beyond(climb, at('platinum', 4), at('platinum', 3), at('platinum', 2), at('diamond', 4))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  const wins = plainDraft('tft/win-boost'); // five
  expect(beyond(wins, { done: 5 }, { done: 6 })).toEqual([false, true]);
  const points = plainDraft('league-of-legends/challenger-boost'); // fifty
  expect(beyond(points, { done: 60 }, { done: 200 })).toEqual([false, true]);
});

test('a win boost counts wins; placements and unrated games count matches', () => {
  const matches = [win(), loss(), win()];
  expect(progress(plainDraft('tft/win-boost'), matches)).toMatchObject({ done: 2, total: 5, percent: 40, unit: 'win' });
  expect(progress(plainDraft('tft/yerlestirme-maclari'), matches)).toMatchObject({ done: 3, total: 5, unit: 'match' });
  expect(progress(plainDraft('valorant/normal-mac'), matches)).toMatchObject({ done: 3, total: 4, unit: 'match' });
});

test('challenger and radiant boosts count points', () => {
  expect(progress(plainDraft('league-of-legends/challenger-boost'), [win(30), loss(-5)])).toMatchObject({
    done: 25,
    total: 50,
    percent: 50,
    unit: 'lp',
  });
  expect(progress(plainDraft('valorant/immortal-boost'), [win(20)])).toMatchObject({ done: 20, total: 80, unit: 'kp' });
});

test('levels, mastery and hours are as the booster states them', () => {
  expect(progress(plainDraft('league-of-legends/level-boost'), [], { done: 1 })).toMatchObject({
    percent: 25,
    unit: 'level',
  });
  expect(progress(plainDraft('league-of-legends/hero-boost'), [], { done: 4 })).toMatchObject({
    percent: 100,
    unit: 'mastery',
  });
  expect(progress(plainDraft('kocluk'), [], { done: 1.5 })).toMatchObject({ percent: 50, unit: 'hour' });
});

describe('recorded progress', () => {
  const wins = readDraft(plainDraft('tft/win-boost')); // five
  const twoWins = [win(), loss(), win()];
  const untold = { base: null, claim: null };
  const claim = { id: 'one', matches: 3, to: { done: 3 } };

  test('comes from the matches while nobody corrects it', () => {
    const recorded = recordedProgress(wins, twoWins, untold);
    expect(recorded).toMatchObject({ source: 'matches', done: 2, percent: 40, proven: { done: 2, percent: 40 } });
  });

  test('comes from the booster once they state more, but money follows the matches until somebody agrees', () => {
    expect(recordedProgress(wins, twoWins, { ...untold, claim })).toMatchObject({
      source: 'booster',
      claim: 'one',
      done: 3,
      percent: 60,
      proven: { done: 2, percent: 40 },
    });
    const later = [...twoWins, win()];
    expect(recordedProgress(wins, later, { ...untold, claim })).toMatchObject({ done: 4, proven: { done: 3 } });
    const agreed = { to: claim.to, matches: claim.matches, by: 'customer' } as const;
    expect(recordedProgress(wins, later, { base: agreed, claim: null })).toMatchObject({
      source: 'agreed',
      done: 4,
      proven: { done: 4 },
    });
  });

  test('of work without matches is not proven until somebody agrees', () => {
    const lessons = readDraft(plainDraft('kocluk'));
    expect(recordedProgress(lessons, [], untold)).toMatchObject({ source: 'agreed', done: 0, proven: { done: 0 } });
    const said = { id: 'one', matches: 0, to: { done: 1 } };
    const recorded = recordedProgress(lessons, [], { base: null, claim: said });
    expect(recorded).toMatchObject({ source: 'booster', done: 1, proven: { done: 0 } });
  });

  test('needs no agreement to be lowered, where the rank decides what is lower, not the shown percentage', () => {
    const climb = readDraft(aDraft({ current: { tier: 'gold', division: 2, lp: 50 } }));
    const back = (division: number, lp: number) =>
      takesBack(climb, [loss(-60)], null, { current: { tier: 'gold', division, lp } });
    // both ranks show 0 percent, but the second is sixty points above the matches
    expect([back(3, 80), back(2, 50)]).toEqual([true, false]);
  });
});

describe('proven progress', () => {
  const climb = readDraft(aDraft({ current: { tier: 'gold', division: 2, lp: 0 } }));

  test('leaves out matches that do not count yet, and caps the points of a match', () => {
    const matches = [win(400), win(20, false), win(20)];
    expect(progressOf(climb, matches).done).toBe(4.4);
    expect(provenProgress(climb, matches, null).done).toBe(1.2);
  });

  test('continues from the state of the work that staff stated', () => {
    for (const percent of [0, 25, 50, 100]) {
      const base = { to: standAt(climb, percent), matches: 1, by: 'staff' } as const;
      expect(provenProgress(climb, [win(90)], base).percent).toBe(percent);
    }
    const lessons = readDraft(plainDraft('kocluk'));
    expect(provenProgress(lessons, [], { to: standAt(lessons, 50), matches: 0, by: 'staff' }).done).toBe(1.5);
  });
});

test('a fraction is refused as a correction of work in whole units, but accepted for hours of lessons', () => {
  const broken = (service: string, done: number) => isBroken(readDraft(plainDraft(service)), { done });
  expect([broken('tft/win-boost', 2.5), broken('tft/win-boost', 2)]).toEqual([true, false]);
  expect([broken('league-of-legends/level-boost', 1.5), broken('kocluk', 1.5)]).toEqual([true, false]);
});

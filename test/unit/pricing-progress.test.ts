import { describe, expect, test } from '@jest/globals';
import { readDraft } from '#modules/pricing/application/read-draft.ts';
import {
  type Correction,
  isBeyondGoal,
  isBroken,
  type PlayedMatch,
  progressOf,
  recordedProgress,
} from '#modules/pricing/domain/progress.ts';
import type { Draft } from '#contract/pricing.ts';
import { aDraft, plainDraft } from '#test/support/drafts.ts';

const win = (points = 20): PlayedMatch => ({ points, result: 'win' });
const loss = (points = -18): PlayedMatch => ({ points, result: 'loss' });
const progress = (draft: Draft, matches: PlayedMatch[] = [], correction?: Correction) =>
  progressOf(readDraft(draft), matches, correction);

describe('progress on the ladder', () => {
  const climb = aDraft({ current: { tier: 'gold', division: 2, lp: 50 }, target: { tier: 'platinum', division: 4 } });

  test('follows from the points of the matches, over the edge of a rung', () => {
    expect(progress(climb)).toMatchObject({ percent: 0, done: 0, total: 1.5, unit: 'rung' });
    expect(progress(climb, [win(30), win(30)])).toMatchObject({
      percent: 40,
      done: 0.6,
      current: { tier: 'gold', division: 1, points: 10 },
    });
  });

  test('does not fall below none when matches are lost, but shows where the account stands', () => {
    expect(progress(climb, [loss(-60)])).toMatchObject({
      percent: 0,
      current: { tier: 'gold', division: 3, points: 90 },
    });
  });

  test('does not rise above all when the target is passed', () => {
    expect(progress(climb, [win(100), win(100)])).toMatchObject({ percent: 100, done: 1.5 });
  });

  test('counts on from the booster’s correction', () => {
    const current = { tier: 'gold', division: 1, lp: 40 } as const;
    expect(progress(climb, [win(10)], { current })).toMatchObject({ percent: 66, current: { points: 50 } });
  });
});

test('a correction may pass the goal by what one match brings, and no further', () => {
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

test('wins count for a win boost, matches for placements and unrated', () => {
  const matches = [win(), loss(), win()];
  expect(progress(plainDraft('tft/win-boost'), matches)).toMatchObject({ done: 2, total: 5, percent: 40, unit: 'win' });
  expect(progress(plainDraft('tft/yerlestirme-maclari'), matches)).toMatchObject({ done: 3, total: 5, unit: 'match' });
  expect(progress(plainDraft('valorant/normal-mac'), matches)).toMatchObject({ done: 3, total: 4, unit: 'match' });
});

test('points count for challenger and radiant boosts', () => {
  expect(progress(plainDraft('league-of-legends/challenger-boost'), [win(30), loss(-5)])).toMatchObject({
    done: 25,
    total: 50,
    percent: 50,
    unit: 'lp',
  });
  expect(progress(plainDraft('valorant/immortal-boost'), [win(20)])).toMatchObject({ done: 20, total: 80, unit: 'kp' });
});

test('levels, mastery and hours are what the booster says', () => {
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

describe('whose word a progress is', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 12, minute));
  const played = (...matches: PlayedMatch[]) => matches.map((match, minute) => ({ ...match, createdAt: at(minute) }));
  const wins = readDraft(plainDraft('tft/win-boost')); // five
  const twoWins = played(win(), loss(), win());

  test('is the matches’ as long as nobody corrects it', () => {
    const recorded = recordedProgress(wins, twoWins, null);
    expect(recorded).toMatchObject({ source: 'matches', done: 2, percent: 40 });
    expect(recorded).not.toHaveProperty('byMatches');
  });

  test('is the booster’s once they have corrected it, with what all matches alone come to beside it', () => {
    const corrected = { at: at(30), to: { done: 3 } };
    const later = { ...win(), createdAt: at(40) };
    expect(recordedProgress(wins, twoWins, corrected)).toMatchObject({
      source: 'booster',
      done: 3,
      percent: 60,
      byMatches: { done: 2, percent: 40 },
    });
    expect(recordedProgress(wins, [...twoWins, later], corrected)).toMatchObject({ done: 4, byMatches: { done: 3 } });
  });

  test('is the booster’s where no match counts, and nothing stands beside it', () => {
    const lessons = readDraft(plainDraft('kocluk'));
    for (const correction of [null, { at: at(0), to: { done: 1 } }]) {
      const recorded = recordedProgress(lessons, [], correction);
      expect([recorded.source, 'byMatches' in recorded]).toEqual(['booster', false]);
    }
  });
});

test('parts of what is counted whole are no correction; half a lesson is one', () => {
  const broken = (service: string, done: number) => isBroken(readDraft(plainDraft(service)), { done });
  expect([broken('tft/win-boost', 2.5), broken('tft/win-boost', 2)]).toEqual([true, false]);
  expect([broken('league-of-legends/level-boost', 1.5), broken('kocluk', 1.5)]).toEqual([true, false]);
});

import { pointsPerRung, positionOf, rankAt } from '#kernel/ladder.ts';
import { matchLimits } from '#kernel/match-limits.ts';
import type { Base, Correction, Mark, Reached, Said } from '#kernel/progress.ts';
import type { Draft, Work } from './draft.ts';

export interface PlayedMatch {
  /** LP or KP won or lost. */
  readonly points: number;
  readonly result: 'win' | 'loss';
  /** Whether there was enough time to play the match. A match without enough time is shown but proves nothing. */
  readonly counts: boolean;
}

export interface Progress extends Reached {
  readonly total: number;
  readonly unit: 'rung' | 'win' | 'match' | 'level' | 'mastery' | 'lp' | 'kp' | 'hour';
}

/** The progress that is shown, and the progress that is proven. */
interface RecordedProgress extends Progress {
  /**
   * Where the shown progress comes from: the matches; an agreement, which also stands for work that matches can't
   * measure; or a booster's claim to which nobody has agreed yet.
   */
  readonly source: 'matches' | 'agreed' | 'booster';
  /**
   * The progress that matches prove, or to which customer or staff agreed. Payments are computed from this progress.
   */
  readonly proven: Reached;
  /** The id of a correction that waits for agreement. */
  readonly claim?: string;
}

/** The progress that plausible matches prove, counted from the last agreement. */
export const provenProgress = (draft: Draft, matches: readonly PlayedMatch[], base: Base | null): Progress =>
  progressOf(draft, provingFrom(draft, matches, base), base?.to);

/** The progress by all records. If there is a booster's claim, it is shown instead of the proven progress. */
export const recordedProgress = (
  draft: Draft,
  matches: readonly PlayedMatch[],
  { base, claim }: Said,
): RecordedProgress => {
  const proven = reachedOf(provenProgress(draft, matches, base));
  const shown = progressOf(draft, since(matches, claim ?? base), (claim ?? base)?.to);
  if (claim) return { ...shown, source: 'booster', proven, claim: claim.id };
  const agreed = base ? base.by !== 'booster' : !isPlayedInMatches(draft.work);
  return { ...shown, source: agreed ? 'agreed' : 'matches', proven };
};

const since = (matches: readonly PlayedMatch[], mark: Mark | null) => (mark ? matches.slice(mark.matches) : matches);

/**
 * The matches that prove work, which are those with enough time to play them. Their points are limited to what the game
 * allows. A loss gives no points.
 */
const provingFrom = (
  { game }: Pick<Draft, 'game'>,
  matches: readonly PlayedMatch[],
  base: Base | null,
): readonly PlayedMatch[] => {
  const most = matchLimits[game].points;
  return since(matches, base)
    .filter(({ counts }) => counts)
    .map((match) => ({ ...match, points: Math.max(-most, Math.min(match.result === 'win' ? most : 0, match.points)) }));
};

/** The progress when this percentage of the work is done. */
export const standAt = ({ game, work, extras }: Draft, percent: number): Correction => {
  if (work.kind === 'climb') {
    const { tier, division, points } = rankAt(game, work.from + Math.round(((work.to - work.from) * percent) / 100));
    return {
      current: { tier, division, lp: points },
      ...(percent === 100 && extras.extraWin ? { extraWin: true } : {}),
    };
  }
  return { done: (countedWork(work).total * percent) / 100 };
};

/**
 * Whether matches measure the work. Coaching is counted in hours, and levels and mastery rise with any kind of play.
 */
const isPlayedInMatches = ({ kind }: Work): boolean => kind !== 'coaching' && kind !== 'levels' && kind !== 'mastery';

export const reachedOf = ({ percent, done, current, extraWin }: Progress): Reached => ({
  percent,
  done,
  ...(current ? { current } : {}),
  ...(extraWin === undefined ? {} : { extraWin }),
});

/** Progress after these matches, counted from the correction if there is one. */
export const progressOf = (
  { game, work, extras }: Draft,
  matches: readonly PlayedMatch[],
  correction: Correction = {},
): Progress => {
  const stand = standAfter({ game, work }, matches, correction);
  if (work.kind === 'climb') {
    const done = (stand - work.from) / pointsPerRung;
    const climbed = { ...counted('rung', done, (work.to - work.from) / pointsPerRung), current: rankAt(game, stand) };
    if (!extras.extraWin) return climbed;
    const extraWin = hasExtraWin({ game, work }, matches, correction);
    // complete only with the extra win
    return { ...climbed, extraWin, percent: extraWin ? climbed.percent : Math.min(99, climbed.percent) };
  }
  const { unit, total } = countedWork(work);
  return counted(unit, stand, total);
};

/**
 * The position of a climb after these matches, or the count of other work. It may be below the start or beyond the
 * goal.
 */
const standAfter = (
  { game, work }: Pick<Draft, 'game' | 'work'>,
  matches: readonly PlayedMatch[],
  { current, done = 0 }: Correction,
): number => {
  if (work.kind !== 'climb') {
    const { each } = countedWork(work);
    return matches.reduce((sum, match) => sum + each(match), done);
  }
  const start = current ? positionOf(game, current) : work.from;
  return matches.reduce((at, { points }) => Math.max(0, at + points), start);
};

/** Whether a match that began at or beyond the goal was won. */
const hasExtraWin = (
  { game, work }: Pick<Draft, 'game'> & { readonly work: Extract<Work, { kind: 'climb' }> },
  matches: readonly PlayedMatch[],
  correction: Correction,
): boolean =>
  correction.extraWin === true ||
  matches.some(
    ({ result }, nth) => result === 'win' && standAfter({ game, work }, matches.slice(0, nth), correction) >= work.to,
  );

/** Whether a correction claims no more than is proven, so that nobody has to agree to it. */
export const takesBack = (
  draft: Draft,
  matches: readonly PlayedMatch[],
  base: Base | null,
  to: Correction,
): boolean => {
  const proven = standAfter(draft, provingFrom(draft, matches, base), base?.to ?? {});
  return standAfter(draft, [], to) <= proven;
};

/** The property that a correction of this work needs. */
export const saidOf = ({ work }: Draft): 'current' | 'done' => (work.kind === 'climb' ? 'current' : 'done');

/** Whether the correction states a fraction for work that is counted in whole numbers. Only lessons have fractions. */
export const isBroken = ({ work }: Draft, { done = 0 }: Correction): boolean =>
  work.kind !== 'climb' && countedWork(work).unit !== 'hour' && !Number.isInteger(done);

/**
 * Whether the correction states more than the order asks for. Points come per match, so the last match may end beyond
 * the goal.
 */
export const isBeyondGoal = ({ game, work }: Draft, { current, done = 0 }: Correction): boolean => {
  if (work.kind === 'climb') return current !== undefined && positionOf(game, current) > work.to + pointsPerRung;
  const { unit, total } = countedWork(work);
  return done > total + (unit === 'lp' || unit === 'kp' ? pointsPerRung : 0);
};

const counted = (unit: Progress['unit'], done: number, total: number): Progress => {
  const within = Math.min(total, Math.max(0, done));
  return { percent: Math.floor((within * 100) / total), done: within, total, unit };
};

interface Counted {
  readonly unit: Progress['unit'];
  readonly total: number;
  /** What one match adds to the count. */
  readonly each: (match: PlayedMatch) => number;
}

const countedWork = (work: Exclude<Work, { kind: 'climb' }>): Counted => {
  switch (work.kind) {
    case 'wins':
      return { unit: 'win', total: work.count, each: (match) => (match.result === 'win' ? 1 : 0) };
    case 'placement':
    case 'unrated':
      return { unit: 'match', total: work.count, each: () => 1 };
    case 'challenger':
      return { unit: 'lp', total: work.to - work.from, each: (match) => match.points };
    case 'radiant':
      return { unit: 'kp', total: work.to - work.from, each: (match) => match.points };
    case 'mastery':
      return { unit: 'mastery', total: work.to - work.from, each: () => 0 };
    case 'levels':
      return { unit: 'level', total: work.to - work.from, each: () => 0 };
    case 'coaching':
      return { unit: 'hour', total: work.count, each: () => 0 };
  }
};

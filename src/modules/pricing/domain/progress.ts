import { pointsPerRung, positionOf, rankAt, type Rank } from '#kernel/ladder.ts';
import type { Reached } from '#kernel/progress.ts';
import type { Draft, Work } from './draft.ts';

export interface PlayedMatch {
  /** LP or KP won or lost. */
  readonly points: number;
  readonly result: 'win' | 'loss';
}

/** What the booster says stands now; matches after it count on from there. */
export interface Correction {
  /** In units of the progress, for work that is counted. */
  readonly done?: number | undefined;
  /** For work on the ladder. */
  readonly current?: Rank | undefined;
}

export interface Progress extends Reached {
  readonly total: number;
  readonly unit: 'rung' | 'win' | 'match' | 'level' | 'mastery' | 'lp' | 'kp' | 'hour';
}

/** A progress, and whose word it is. */
export interface RecordedProgress extends Progress {
  /** The matches, until the booster corrects them; the booster as well where no match counts. */
  readonly source: 'matches' | 'booster';
  /** What the matches alone come to, where the booster says it and matches count. */
  readonly byMatches?: Reached;
}

/** How far the work is by all that was recorded of it: matches since the last correction count on from there. */
export const recordedProgress = (
  draft: Draft,
  matches: readonly (PlayedMatch & { readonly createdAt: Date })[],
  correction: { readonly at: Date; readonly to: Correction } | null,
): RecordedProgress => {
  const counts = isPlayedInMatches(draft.work);
  if (!correction) return { ...progressOf(draft, matches), source: counts ? 'matches' : 'booster' };
  const since = matches.filter(({ createdAt }) => createdAt > correction.at);
  return {
    ...progressOf(draft, since, correction.to),
    source: 'booster',
    ...(counts ? { byMatches: reachedOf(progressOf(draft, matches)) } : {}),
  };
};

/** Coaching is done in hours, levels and mastery are reached by playing anything. */
const isPlayedInMatches = ({ kind }: Work): boolean => kind !== 'coaching' && kind !== 'levels' && kind !== 'mastery';

export const reachedOf = ({ percent, done, current }: Progress): Reached => ({
  percent,
  done,
  ...(current ? { current } : {}),
});

/** How far the work is after these matches, counted from the correction where there is one. */
export const progressOf = (
  { game, work }: Draft,
  matches: readonly PlayedMatch[],
  correction: Correction = {},
): Progress => {
  if (work.kind === 'climb') {
    const start = correction.current ? positionOf(game, correction.current) : work.from;
    const position = matches.reduce((at, match) => Math.max(0, at + match.points), start);
    const done = (position - work.from) / pointsPerRung;
    return { ...counted('rung', done, (work.to - work.from) / pointsPerRung), current: rankAt(game, position) };
  }
  const { unit, total, each } = countedWork(work);
  const done = matches.reduce((sum, match) => sum + each(match), correction.done ?? 0);
  return counted(unit, done, total);
};

/** What a correction has to say of this work. */
export const saidOf = ({ work }: Draft): keyof Correction => (work.kind === 'climb' ? 'current' : 'done');

/** Whether somebody says a part of what is counted whole: of lessons alone there are parts. */
export const isBroken = ({ work }: Draft, { done = 0 }: Correction): boolean =>
  work.kind !== 'climb' && countedWork(work).unit !== 'hour' && !Number.isInteger(done);

/** Whether somebody says more than an order asks for. Points come in matches: the last of them may end beyond the goal. */
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
  /** What one match adds. */
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

import { pointsPerRung, tierSpans } from '#kernel/ladder.ts';
import type { Draft } from './draft.ts';
import { at, type PriceBook } from './price-book.ts';

/** Hours from the first match to the last, the search for a booster not counted. */
export interface Estimate {
  readonly minHours: number;
  readonly maxHours: number;
}

export const estimateOf = (draft: Draft, { pace }: PriceBook): Estimate => {
  const minutes = minutesAtTheGame(draft, pace);
  if (draft.work.kind === 'coaching') return { minHours: draft.work.count, maxHours: draft.work.count };
  const minHours = Math.max(1, Math.round((minutes * pace.calendar.minimum) / 6000));
  const maxHours = Math.max(minHours + 1, Math.round((minutes * pace.calendar.maximum) / 6000));
  return { minHours, maxHours };
};

const minutesAtTheGame = ({ game, work }: Draft, pace: PriceBook['pace']): number => {
  switch (work.kind) {
    case 'climb':
      return tierSpans[game].reduce((minutes, span) => {
        const points = Math.min(work.to, span.to) - Math.max(work.from, span.from);
        return points <= 0 ? minutes : minutes + (points / pointsPerRung) * at(pace.rung, span.tier);
      }, 0);
    case 'wins':
      return work.count * 2 * pace.match; // every other match is won
    case 'placement':
    case 'unrated':
      return work.count * pace.match;
    case 'mastery':
      return (work.to - work.from) * pace.mastery;
    case 'levels':
      return (work.to - work.from) * pace.level;
    case 'challenger':
    case 'radiant':
      return (work.to - work.from) * pace.point;
    case 'coaching':
      return work.count * 60;
  }
};

import { pointsPerRung, tierSpans } from '#kernel/ladder.ts';
import type { Draft } from './draft.ts';
import { type Experiences, kindsOf } from './experience.ts';
import { at, type PriceBook } from './price-book.ts';

/** Hours from the first match to the last. The search for a booster is not included. For coaching, the hours booked. */
export interface Estimate {
  readonly minHours: number;
  readonly maxHours: number;
}

/**
 * From the median to the 80th percentile of finished orders of the nearest kind. As long as no kind has enough orders,
 * the estimate uses the numbers of the price book.
 */
export const estimateOf = (draft: Draft, { pace }: PriceBook, experiences: Experiences): Estimate => {
  if (draft.work.kind === 'coaching') return { minHours: draft.work.count, maxHours: draft.work.count };
  const hours = hoursAtTheGame(draft, pace);
  const nearest = kindsOf(draft).find((kind) => experiences.has(kind));
  const experience = nearest === undefined ? undefined : experiences.get(nearest);
  const minimum = experience?.median ?? pace.calendar.minimum / 100;
  const maximum = experience?.most ?? pace.calendar.maximum / 100;
  const minHours = Math.max(1, Math.round(hours * minimum));
  const maxHours = Math.max(minHours + 1, Math.round(hours * maximum));
  return { minHours, maxHours };
};

/** Hours of pure playing time, by the price book's pace. */
export const hoursAtTheGame = ({ game, work }: Draft, pace: PriceBook['pace']): number => {
  switch (work.kind) {
    case 'climb':
      return (
        tierSpans[game].reduce((minutes, span) => {
          const points = Math.min(work.to, span.to) - Math.max(work.from, span.from);
          return points <= 0 ? minutes : minutes + (points / pointsPerRung) * at(pace.rung, span.tier);
        }, 0) / 60
      );
    case 'wins':
      return (work.count * 2 * pace.match) / 60; // every other match is won
    case 'placement':
    case 'unrated':
      return (work.count * pace.match) / 60;
    case 'mastery':
      return ((work.to - work.from) * pace.mastery) / 60;
    case 'levels':
      return ((work.to - work.from) * pace.level) / 60;
    case 'challenger':
    case 'radiant':
      return ((work.to - work.from) * pace.point) / 60;
    case 'coaching':
      return work.count;
  }
};

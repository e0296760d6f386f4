import type { OrderReached } from './schemas.ts';
import { tierSpans } from '../../kernel/ladder.ts';
import { isApex, type PlayedGame } from '../vocabulary.ts';

export { foundTolerance } from '../../kernel/ladder.ts';
export { placeText, progressSentence } from '../../kernel/progress-labels.tr.ts';

/**
 * How much of its step of the staircase a rank has climbed, 0 to 100. An apex tier is one step; its length is its range of LP.
 */
export function percentOfStep(game: PlayedGame, { tier, points }: NonNullable<OrderReached['current']>): number {
  const spans = tierSpans[game];
  const span = spans.find((each) => each.tier === tier);
  const apex = spans.find((each) => isApex(each.tier));
  const percent =
    span && apex && isApex(tier) ? ((apex.from + points - span.from) * 100) / (span.to - span.from) : points;
  return Math.min(100, Math.max(0, Math.round(percent)));
}

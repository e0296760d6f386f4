import type { OrderProgress, OrderReached } from './order.ts';
import { rankName } from './ranks.ts';
import { pointsPerRung, tierSpans } from '../kernel/ladder.ts';
import { formatCount, progressUnits } from '../kernel/progress-labels.tr.ts';
import { isApex, type PlayedGame } from './vocabulary.ts';

const pointsOf = (game: PlayedGame): string => (game === 'valorant' ? 'KP' : 'LP');
const toGoal = (left: number, unit: string): string => (left > 0 ? `hedefe ${Math.round(left)} ${unit}` : 'hedefte');

/** `Altın III`, `Altın III · 40 LP`. */
export function placeText(game: PlayedGame, current: NonNullable<OrderReached['current']>): string {
  const name = rankName(game, current);
  return current.points > 0 || isApex(current.tier) ? `${name} · ${current.points} ${pointsOf(game)}` : name;
}

/**
 * Where the work stands and what is left of it, in the words of its service: `Altın III · 23 LP, hedefe 277 LP`,
 * `120 LP kazanıldı, hedefe 280 LP`, `3 galibiyet tamam, 2 kaldı`.
 * @param over - nothing is played any more: what is left is missing
 */
export function progressSentence(
  game: PlayedGame,
  { current, done, total, unit }: Pick<OrderProgress, 'current' | 'done' | 'total' | 'unit'>,
  over = false,
): string {
  const left = Math.max(0, total - done);
  if (unit === 'rung' && current) return `${placeText(game, current)}, ${toGoal(left * pointsPerRung, pointsOf(game))}`;
  if (unit === 'lp' || unit === 'kp')
    return `${formatCount(done)} ${progressUnits[unit]} kazanıldı, ${toGoal(left, progressUnits[unit])}`;
  if (unit === 'percent') return `%${formatCount(done)} tamam`;
  return `${formatCount(done)} ${progressUnits[unit]} tamam${left > 0 ? `, ${formatCount(left)} ${over ? 'eksik' : 'kaldı'}` : ''}`;
}

/** How much of its step on the staircase a rank has climbed, 0 to 100; an apex tier is one step, as long as its LP. */
export function percentOfStep(game: PlayedGame, { tier, points }: NonNullable<OrderReached['current']>): number {
  const spans = tierSpans[game];
  const span = spans.find((each) => each.tier === tier);
  const apex = spans.find((each) => isApex(each.tier));
  const percent =
    span && apex && isApex(tier) ? ((apex.from + points - span.from) * 100) / (span.to - span.from) : points;
  return Math.min(100, Math.max(0, Math.round(percent)));
}

import { pointsPerRung } from './ladder.ts';
import type { ProgressUnit } from './progress.ts';
import { pointsName, type RankLike, rankName } from './rank-labels.tr.ts';
import { isApex, type PlayedGame } from './vocabulary.ts';

export const progressUnits = {
  rung: 'basamak',
  win: 'galibiyet',
  match: 'maç',
  level: 'seviye',
  mastery: 'ustalık adımı',
  lp: 'LP',
  kp: 'KP',
  hour: 'saat',
  percent: 'yüzde',
} as const satisfies Record<ProgressUnit, string>;

const numbers = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 });

/** `1,5`, `7`: fractions of a rung have at most one decimal. */
export const formatCount = (count: number): string => numbers.format(count);

interface Place extends RankLike {
  readonly points: number;
}

/** The part of an order's progress that the sentence needs. */
interface Work {
  /** The current rank of a climb. */
  readonly current?: Place | undefined;
  readonly done: number;
  readonly total: number;
  readonly unit: ProgressUnit;
  /** For an order with an extra win: whether it is won. */
  readonly extraWin?: boolean | undefined;
}

const toGoal = (left: number, unit: string): string => (left > 0 ? `hedefe ${Math.round(left)} ${unit}` : 'hedefte');

/** `Altın III`, `Altın III · 40 LP`. */
export function placeText(game: PlayedGame, current: Place): string {
  const name = rankName(game, current);
  return current.points > 0 || isApex(current.tier) ? `${name} · ${current.points} ${pointsName(game)}` : name;
}

/**
 * The work done and what is left, in the words of the service: `Altın III · 23 LP, hedefe 277 LP`, `120 LP kazanıldı, hedefe
 * 280 LP`, `3 galibiyet tamam, 2 kaldı`.
 * @param over - no more work will follow: what is left then counts as missing
 */
export function progressSentence(
  game: PlayedGame,
  { current, done, total, unit, extraWin }: Work,
  over = false,
): string {
  const left = Math.max(0, total - done);
  if (left === 0 && extraWin === false)
    return `${progressSentence(game, { current, done, total, unit })}, ek galibiyet ${over ? 'eksik' : 'kaldı'}`;
  if (unit === 'rung' && current)
    return `${placeText(game, current)}, ${toGoal(left * pointsPerRung, pointsName(game))}`;
  if (unit === 'lp' || unit === 'kp')
    return `${formatCount(done)} ${progressUnits[unit]} kazanıldı, ${toGoal(left, progressUnits[unit])}`;
  if (unit === 'percent') return `%${formatCount(done)} tamam`;
  return `${formatCount(done)} ${progressUnits[unit]} tamam${left > 0 ? `, ${formatCount(left)} ${over ? 'eksik' : 'kaldı'}` : ''}`;
}

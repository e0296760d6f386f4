import { pointsPerRung } from './ladder.ts';
import type { ProgressUnit } from './progress.ts';

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

/** `1,5`, `7`: parts of a rung are halves and tenths at most. */
export const formatCount = (count: number): string => numbers.format(count);

/** `3 / 5 galibiyet`; of a climb the points, `23 / 300 puan`. */
export const progressText = ({
  done,
  total,
  unit,
}: {
  readonly done: number;
  readonly total: number;
  readonly unit: ProgressUnit;
}): string =>
  unit === 'rung'
    ? `${Math.round(done * pointsPerRung)} / ${Math.round(total * pointsPerRung)} puan`
    : `${formatCount(done)} / ${formatCount(total)} ${progressUnits[unit]}`;

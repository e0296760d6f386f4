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

import type { rankAt } from './ladder.ts';

/** How much of an order's work is done. */
export interface Reached {
  readonly percent: number;
  readonly done: number;
  /** Where a climb stands. */
  readonly current?: ReturnType<typeof rankAt>;
  /** Of an order with an extra win: whether it was won, after the goal was reached. */
  readonly extraWin?: boolean;
}

/** Whether all of the work is done, an extra win at its end included. */
export const isComplete = (
  { done, extraWin }: { readonly done: number; readonly extraWin?: boolean | undefined },
  total: number,
): boolean => done >= total && extraWin !== false;

/** What an order's work is counted in; `percent` where its draft can't be read. */
export const progressUnitNames = ['rung', 'win', 'match', 'level', 'mastery', 'lp', 'kp', 'hour', 'percent'] as const;
export type ProgressUnit = (typeof progressUnitNames)[number];

/** Work that no match proves: how far it is, the booster or coach says. */
export const isReported = (unit: ProgressUnit): boolean => unit === 'hour' || unit === 'level' || unit === 'mastery';

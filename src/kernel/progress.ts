import type { Rank, rankAt } from './ladder.ts';

/** How much of an order's work is done. */
export interface Reached {
  readonly percent: number;
  readonly done: number;
  /** Where a climb stands. */
  readonly current?: ReturnType<typeof rankAt>;
  /** Of an order with an extra win: whether it was won, after the goal was reached. */
  readonly extraWin?: boolean;
}

/** Where work stands, as somebody says it. */
export interface Correction {
  /** In units of the progress, for work that is counted. */
  readonly done?: number | undefined;
  /** For work on the ladder. */
  readonly current?: Rank | undefined;
  /** The extra win after the goal was won. */
  readonly extraWin?: true | undefined;
}

/** A place that later matches count on from. */
export interface Mark {
  readonly to: Correction;
  /** How many matches, in the order in which they were added, lie before it. */
  readonly matches: number;
}

/** What a booster says and nobody has agreed to: it is shown, and moves no money. */
export interface Claim extends Mark {
  /** Which of the order's corrections it is; an agreement names it. */
  readonly id: string;
}

/** What holds without further proof. A booster needs nobody's consent to say that less is done. */
export interface Base extends Mark {
  readonly by: 'customer' | 'staff' | 'booster';
}

/** What was said of an order's work, beside its matches. */
export interface Said {
  readonly base: Base | null;
  readonly claim: Claim | null;
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

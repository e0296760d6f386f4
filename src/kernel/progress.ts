import type { Rank, rankAt } from './ladder.ts';

/** How much of an order's work is done. */
export interface Reached {
  readonly percent: number;
  readonly done: number;
  /** The current rank of a climb. */
  readonly current?: ReturnType<typeof rankAt>;
  /** For an order with an extra win: whether it was won, after the goal was reached. */
  readonly extraWin?: boolean;
}

/** The state of the work as a person states it. */
export interface Correction {
  /** For counted work, in units of the progress. */
  readonly done?: number | undefined;
  /** For work on the ladder. */
  readonly current?: Rank | undefined;
  /** The extra win after the goal was won. */
  readonly extraWin?: true | undefined;
}

/** A stated state of the work, to which later matches are added. */
export interface Mark {
  readonly to: Correction;
  /** How many matches, in the order of entry, come before it. */
  readonly matches: number;
}

/** A booster's statement that nobody has agreed to: it is shown, but moves no money. */
export interface Claim extends Mark {
  /** The id of the correction; an agreement names it. */
  readonly id: string;
}

/** A state of the work that needs no further proof. A booster needs no consent to state that less is done. */
export interface Base extends Mark {
  readonly by: 'customer' | 'staff' | 'booster';
}

/** Statements about an order's work, beside its matches. */
export interface Said {
  readonly base: Base | null;
  readonly claim: Claim | null;
}

/** Whether all of the work is done, including an extra win at its end. */
export const isComplete = (
  { done, extraWin }: { readonly done: number; readonly extraWin?: boolean | undefined },
  total: number,
): boolean => done >= total && extraWin !== false;

/** Units of an order's work; `percent` if its draft can't be read. */
const progressUnitNames = ['rung', 'win', 'match', 'level', 'mastery', 'lp', 'kp', 'hour', 'percent'] as const;
export type ProgressUnit = (typeof progressUnitNames)[number];

/** Work that no match proves: the booster or coach reports it. */
export const isReported = (unit: ProgressUnit): boolean => unit === 'hour' || unit === 'level' || unit === 'mastery';

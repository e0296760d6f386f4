import type { rankAt } from './ladder.ts';

/** How much of an order's work is done. */
export interface Reached {
  readonly percent: number;
  readonly done: number;
  /** Where a climb stands. */
  readonly current?: ReturnType<typeof rankAt>;
}

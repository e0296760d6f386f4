import { keepSettled } from '#kernel/settled.ts';
import type { Needs } from './needs.ts';

/** Adds to the kept sums what was posted since, as far as nothing can be committed before it any more. */
export const keepSums =
  ({ sums, clock }: Needs<'sums' | 'clock'>) =>
  (): Promise<void> =>
    keepSettled(clock, (settled) => sums.keep(settled));
export type KeepSums = ReturnType<typeof keepSums>;

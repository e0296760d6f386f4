import { keepSettled } from '#kernel/settled.ts';
import type { Needs } from './needs.ts';

/** Adds new postings to the stored sums, up to a time before which no transaction can still commit. */
export const keepSums =
  ({ sums, sharedClock }: Needs<'sums' | 'sharedClock'>) =>
  (): Promise<void> =>
    keepSettled(sharedClock, (settled) => sums.keep(settled));
export type KeepSums = ReturnType<typeof keepSums>;

import { keepSettled } from '#kernel/settled.ts';
import type { Needs } from './needs.ts';

/** Adds new postings to the stored sums, up to a time before which no transaction can still commit. */
export const keepSums =
  ({ sums, clock }: Needs<'sums' | 'clock'>) =>
  (): Promise<void> =>
    keepSettled(clock, (settled) => sums.keep(settled));
export type KeepSums = ReturnType<typeof keepSums>;

import type { SharedClock } from '#kernel/ports.ts';
import { keepSettled } from '#kernel/settled.ts';
import type { OrderState } from '#kernel/vocabulary.ts';
import type { Needs } from './needs.ts';

/** Maintains the counts of orders per state from the timelines. */
export const keepStanding = ({ standing, sharedClock }: Needs<'standing'> & { readonly sharedClock: SharedClock }) => ({
  run: (): Promise<void> => keepSettled(sharedClock, (settled) => standing.keep(settled)),
  /** Corrects the stored counts. @returns the states whose count was wrong */
  recount: (): Promise<readonly OrderState[]> => standing.recount(),
});
export type KeepStanding = ReturnType<typeof keepStanding>;

import type { SharedClock } from '#kernel/ports.ts';
import { keepSettled } from '#kernel/settled.ts';
import type { OrderState } from '#kernel/vocabulary.ts';
import type { Needs } from './needs.ts';

/** Keeps how many orders are in each state, by what their timelines say. */
export const keepStanding = ({ standing, clock }: Needs<'standing'> & { readonly clock: SharedClock }) => ({
  run: (): Promise<void> => keepSettled(clock, (settled) => standing.keep(settled)),
  /** The states of which another number was kept than there are orders. */
  recount: (): Promise<readonly OrderState[]> => standing.recount(),
});
export type KeepStanding = ReturnType<typeof keepStanding>;

import { keyOf, waitsForHours } from '../domain/picture.ts';
import type { Needs } from './needs.ts';

export const tidyQueue = 'picture.tidy';

/** Takes a picture away that belongs to nothing, or whose row is gone: the row first, so that no page shows a hole. */
export const tidyPicture =
  ({ pictures, store }: Needs<'pictures' | 'store'>) =>
  async ({ id }: { readonly id: string }): Promise<void> => {
    await pictures.removeUnattached(id);
    if (!(await pictures.find(id))) await store.delete(keyOf(id));
  };
export type TidyPicture = ReturnType<typeof tidyPicture>;

/** Finds what a lost job has left. */
export const sweepPictures =
  ({ pictures, jobs, clock }: Needs<'pictures' | 'jobs' | 'clock'>) =>
  async (): Promise<void> => {
    // an hour more than their own jobs wait, so that only what those have missed is found
    const overdue = new Date(clock.now().getTime() - (waitsForHours + 1) * 3600_000);
    for (const id of await pictures.unattachedBefore(overdue, 500)) await jobs.send(tidyQueue, { id });
  };
export type SweepPictures = ReturnType<typeof sweepPictures>;

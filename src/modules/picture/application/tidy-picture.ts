import { keyOf, waitsForHours } from '../domain/picture.ts';
import type { Needs } from './needs.ts';

export const tidyQueue = 'picture.tidy';

/**
 * Deletes a picture that is not attached or whose row is gone. The row is deleted first, so that no page shows a
 * missing picture.
 */
export const tidyPicture =
  ({ pictures, store }: Needs<'pictures' | 'store'>) =>
  async ({ id }: { readonly id: string }): Promise<void> => {
    await pictures.removeUnattached(id);
    if (!(await pictures.find(id))) await store.delete(keyOf(id));
  };
export type TidyPicture = ReturnType<typeof tidyPicture>;

/** Finds unattached pictures whose own job was lost. */
export const sweepPictures =
  ({ pictures, jobs, clock }: Needs<'pictures' | 'jobs' | 'clock'>) =>
  async (): Promise<void> => {
    // waits an hour longer than the pictures' own jobs, so that the sweep finds only pictures that these jobs have
    // missed
    const overdue = new Date(clock.now().getTime() - (waitsForHours + 1) * 3600_000);
    for (const id of await pictures.unattachedBefore(overdue, 500)) await jobs.send(tidyQueue, { id });
  };
export type SweepPictures = ReturnType<typeof sweepPictures>;

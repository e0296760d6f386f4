import type { Clock, Jobs } from '#kernel/ports.ts';
import { keyOf, waitsForHours } from '../domain/picture.ts';
import type { Pictures, PictureStore } from './ports.ts';

export const tidyQueue = 'picture.tidy';

/** Takes a picture away that belongs to nothing, or whose row is gone: the row first, so that no page shows a hole. */
export class TidyPicture {
  readonly #pictures: Pictures;
  readonly #store: PictureStore;

  constructor(pictures: Pictures, store: PictureStore) {
    this.#pictures = pictures;
    this.#store = store;
  }

  async run({ id }: { readonly id: string }): Promise<void> {
    await this.#pictures.removeUnattached(id);
    if (!(await this.#pictures.find(id))) await this.#store.delete(keyOf(id));
  }
}

/** Finds what a lost job has left. */
export class SweepPictures {
  readonly #pictures: Pictures;
  readonly #jobs: Jobs;
  readonly #clock: Clock;

  constructor(pictures: Pictures, jobs: Jobs, clock: Clock) {
    this.#pictures = pictures;
    this.#jobs = jobs;
    this.#clock = clock;
  }

  async run(): Promise<void> {
    // an hour more than their own jobs wait, so that only what those have missed is found
    const overdue = new Date(this.#clock.now().getTime() - (waitsForHours + 1) * 3600_000);
    for (const id of await this.#pictures.unattachedBefore(overdue, 500)) await this.#jobs.send(tidyQueue, { id });
  }
}

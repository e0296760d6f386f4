import type { JobHandler } from '#platform/jobs/jobs.ts';
import { type SweepPictures, type TidyPicture, tidyQueue } from '../../application/tidy-picture.ts';

export const pictureJobs = (tidy: TidyPicture, sweep: SweepPictures): readonly JobHandler[] => [
  // 150 retries cover an outage of the storage of one day. The cast is safe: only this module fills the queue.
  { queue: tidyQueue, retries: 150, handle: (data) => tidy(data as { readonly id: string }) },
  { queue: 'picture.sweep', cron: '37 * * * *', handle: () => sweep() },
];

import type { JobHandler } from '#platform/jobs/jobs.ts';
import { type SweepPictures, type TidyPicture, tidyQueue } from '../../application/tidy-picture.ts';

export const pictureJobs = (tidy: TidyPicture, sweep: SweepPictures): readonly JobHandler[] => [
  // the queue holds only what this module put there; a day of the storage's outage is borne
  { queue: tidyQueue, retries: 150, handle: (data) => tidy(data as { readonly id: string }) },
  { queue: 'picture.sweep', cron: '37 * * * *', handle: () => sweep() },
];

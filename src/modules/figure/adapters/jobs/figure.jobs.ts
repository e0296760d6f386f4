import type { JobHandler } from '#platform/jobs/jobs.ts';
import type { Log } from '#platform/log/log.ts';
import type { KeepFigures } from '../../application/keep-figures.ts';
import type { RecountFigures } from '../../application/recount-figures.ts';

/** New events are counted each minute. The last two days are recounted each night. */
export const figureJobs = (keep: KeepFigures, recount: RecountFigures, log: Log): readonly JobHandler[] => [
  { queue: 'figure.keep', cron: '* * * * *', handle: () => keep() },
  {
    queue: 'figure.recount',
    cron: '17 1 * * *',
    handle: async () => {
      const days = await recount.lastDays();
      if (days.length > 0) log.error({ days }, 'daily figures were wrong; they were recounted and corrected');
    },
  },
];

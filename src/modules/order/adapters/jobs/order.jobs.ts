import * as z from 'zod/mini';
import type { JobHandler } from '#platform/jobs/jobs.ts';
import type { Log } from '#platform/log/log.ts';
import type { CountMatches } from '../../application/count-matches.ts';
import type { KeepStanding } from '../../application/keep-standing.ts';
import { countsMatches, settlesOrders, sweepsOrders, sweepsTrouble } from '../../application/queues.ts';
import type { SweepOrders } from '../../application/sweep-orders.ts';
import type { BoosterCounts } from '../../application/ports.ts';
import type { SweepTrouble } from '../../application/sweep-trouble.ts';

const Settle = z.object({ orderId: z.uuid() });

export const orderJobs = (
  sweep: SweepOrders,
  trouble: SweepTrouble,
  matches: CountMatches,
  standing: KeepStanding,
  counts: BoosterCounts,
  log: Log,
): readonly JobHandler[] => [
  { queue: settlesOrders, handle: (data) => sweep.settle(Settle.parse(data).orderId) },
  { queue: sweepsOrders, cron: '* * * * *', handle: () => sweep.run() },
  { queue: sweepsTrouble, cron: '* * * * *', handle: () => trouble() },
  { queue: countsMatches, cron: '* * * * *', handle: () => matches() },
  { queue: 'order.standing', cron: '* * * * *', handle: () => standing.run() },
  {
    queue: 'order.recount',
    cron: '23 1 * * *',
    handle: async () => {
      const wrong = (what: object) =>
        log.error(what, 'stored order counts were wrong; they were recounted and corrected');
      const states = await standing.recount();
      if (states.length > 0) wrong({ states });
      const boosters = await counts.recount();
      if (boosters.length > 0) wrong({ boosters });
    },
  },
];

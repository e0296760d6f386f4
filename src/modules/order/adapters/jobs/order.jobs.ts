import * as z from 'zod/mini';
import type { JobHandler } from '#platform/jobs/jobs.ts';
import { settlesOrders, sweepsOrders, sweepsTrouble } from '../../application/queues.ts';
import type { SweepOrders } from '../../application/sweep-orders.ts';
import type { SweepTrouble } from '../../application/sweep-trouble.ts';

const Settle = z.object({ orderId: z.uuid() });

export const orderJobs = (sweep: SweepOrders, trouble: SweepTrouble): readonly JobHandler[] => [
  { queue: settlesOrders, handle: (data) => sweep.settle(Settle.parse(data).orderId) },
  { queue: sweepsOrders, cron: '* * * * *', handle: () => sweep.run() },
  { queue: sweepsTrouble, cron: '* * * * *', handle: () => trouble.run() },
];

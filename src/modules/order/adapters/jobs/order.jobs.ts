import * as z from 'zod/mini';
import type { JobHandler } from '#platform/jobs/jobs.ts';
import { settlesOrders, sweepsOrders } from '../../application/queues.ts';
import type { SweepOrders } from '../../application/sweep-orders.ts';

const Settle = z.object({ orderId: z.uuid() });

export const orderJobs = (sweep: SweepOrders): readonly JobHandler[] => [
  { queue: settlesOrders, handle: (data) => sweep.settle(Settle.parse(data).orderId) },
  { queue: sweepsOrders, cron: '* * * * *', handle: () => sweep.run() },
];

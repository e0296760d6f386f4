import type { JobHandler } from '#platform/jobs/jobs.ts';
import type { ReconcileTopUps } from '../../application/reconcile-top-ups.ts';

export const paymentJobs = (reconcileTopUps: ReconcileTopUps): readonly JobHandler[] => [
  { queue: 'payment.reconcile-top-ups', cron: '* * * * *', handle: () => reconcileTopUps.run() },
];

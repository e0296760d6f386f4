import type { JobHandler } from '#platform/jobs/jobs.ts';
import type { KeepSums } from '../../application/keep-sums.ts';

export const walletJobs = (keepSums: KeepSums): readonly JobHandler[] => [
  { queue: 'wallet.sums', cron: '* * * * *', handle: () => keepSums.run() },
];

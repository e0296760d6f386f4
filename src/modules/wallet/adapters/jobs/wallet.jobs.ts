import type { JobHandler } from '#platform/jobs/jobs.ts';
import { type ConfirmationRequest, confirmationQueue, type ConfirmPayout } from '../../application/confirm-payout.ts';
import type { KeepSums } from '../../application/keep-sums.ts';

export const walletJobs = (keepSums: KeepSums, confirmPayout: ConfirmPayout): readonly JobHandler[] => [
  { queue: 'wallet.sums', cron: '* * * * *', handle: () => keepSums() },
  // the cast is safe: only requestConfirmation() fills the queue; the retries last a day of a mail server's outage, as for
  // other mails
  { queue: confirmationQueue, retries: 150, handle: (data) => confirmPayout.send(data as ConfirmationRequest) },
];

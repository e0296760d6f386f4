import type { JobHandler } from '#platform/jobs/jobs.ts';
import { type ConfirmationRequest, confirmationQueue, type ConfirmPayout } from '../../application/confirm-payout.ts';
import type { KeepSums } from '../../application/keep-sums.ts';

export const walletJobs = (keepSums: KeepSums, confirmPayout: ConfirmPayout): readonly JobHandler[] => [
  { queue: 'wallet.sums', cron: '* * * * *', handle: () => keepSums() },
  // the cast is safe: only requestConfirmation() fills the queue. As for other mails, the retries cover an outage of
  // the mail server of one day
  { queue: confirmationQueue, retries: 150, handle: (data) => confirmPayout.send(data as ConfirmationRequest) },
];

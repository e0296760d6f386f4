import type { JobHandler } from '#platform/jobs/jobs.ts';
import type { EraseOverdueCredentials } from '../../application/erase-overdue-credentials.ts';
import type { EraseUnusedCredentials } from '../../application/erase-unused-credentials.ts';
import type { RewrapSecrets } from '../../application/rewrap-secrets.ts';

export const vaultJobs = (
  eraseOverdue: EraseOverdueCredentials,
  eraseUnused: EraseUnusedCredentials,
  rewrap: RewrapSecrets,
): readonly JobHandler[] => [
  { queue: 'vault.erase-overdue', cron: '17 * * * *', handle: () => eraseOverdue() },
  { queue: 'vault.erase-unused', cron: '27 * * * *', handle: () => eraseUnused() },
  // this job has work only after a key rotation; it runs hourly, so that an old key can soon be removed
  {
    queue: 'vault.rewrap',
    cron: '47 * * * *',
    handle: async () => {
      await rewrap();
    },
  },
];

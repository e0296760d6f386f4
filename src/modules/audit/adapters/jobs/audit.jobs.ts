import type { JobHandler } from '#platform/jobs/jobs.ts';
import type { Log } from '#platform/log/log.ts';
import type { VerifyChain } from '../../application/verify-chain.ts';

/** Every night the chain is walked. Its head goes into the log, which lies elsewhere: it would show that an end was cut off. */
export const auditJobs = (verify: VerifyChain, log: Log): readonly JobHandler[] => [
  {
    queue: 'audit.verify',
    cron: '37 2 * * *',
    handle: async () => {
      const { links, head, fault } = await verify.run();
      if (fault === undefined) log.info({ links, head }, 'audit chain verified');
      else log.error({ links, head, fault }, 'audit chain broken');
    },
  },
];

import type { JobHandler } from '#platform/jobs/jobs.ts';
import type { Log } from '#platform/log/log.ts';
import type { CorrectEvents } from '../../application/correct-events.ts';
import type { VerifyChain } from '../../application/verify-chain.ts';

/**
 * Each night, corrects wrong entries of earlier versions and verifies the chain. The chain's head is written to the
 * process's log. The log is stored elsewhere, so a comparison would reveal that the chain's end was cut off.
 */
export const auditJobs = (correct: CorrectEvents, verify: VerifyChain, log: Log): readonly JobHandler[] => [
  {
    queue: 'audit.verify',
    cron: '37 2 * * *',
    handle: async () => {
      const corrected = await correct();
      if (corrected > 0) log.info({ corrected }, 'wrong audit entries of earlier versions were corrected');
      const { links, head, fault } = await verify();
      if (fault === undefined) log.info({ links, head }, 'the audit chain was verified');
      else log.error({ links, head, fault }, 'the audit chain is broken');
    },
  },
];

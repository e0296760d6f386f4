import type { Jobs } from '#kernel/ports.ts';
import type { JobDesk } from '#platform/jobs/jobs.ts';

/** Job queues that drop every job. */
export class IdleJobs implements Jobs, JobDesk {
  async send(): Promise<void> {}

  async queues(): Promise<readonly []> {
    return [];
  }

  async retry(): Promise<boolean> {
    return false;
  }

  async cancel(): Promise<boolean> {
    return false;
  }
}

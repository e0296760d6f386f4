import { requestPasswordLink } from './send-password-link.ts';
import type { Needs } from './needs.ts';

/**
 * Only queues a job. Because the job and not this request looks up the address, neither the answer nor its time reveals
 * whether the address is known.
 */
export const requestPasswordReset =
  ({ limits, jobs, ids, clock }: Needs<'jobs' | 'ids' | 'clock' | 'limits'>) =>
  async (email: string, address: string): Promise<void> => {
    await limits.passwordReset(address);
    if (!(await limits.allowResetMail(email))) return;
    await requestPasswordLink(jobs, {
      linkId: ids.next(),
      kind: 'password-reset',
      email,
      requestedAt: clock.now().toISOString(),
    });
  };
export type RequestPasswordReset = ReturnType<typeof requestPasswordReset>;

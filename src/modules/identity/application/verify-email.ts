import { DomainError } from '#kernel/refusal.ts';
import { isProved } from '../domain/user.ts';
import { requestVerification } from './send-verification.ts';
import type { Needs } from './needs.ts';

/**
 * Verifies an address by a mailed link. An unverified address blocks nothing (api.md).
 * Many needs: requests for a link are limited and mailed, and the use of a link is checked.
 */
export const verifyEmail = ({
  users,
  tokens,
  limits,
  jobs,
  ids,
  clock,
  work,
}: Needs<'users' | 'tokens' | 'jobs' | 'ids' | 'clock' | 'work' | 'limits'>) => ({
  /** Sends the mail again. @throws identity.too_many_attempts */
  ask: async (userId: string): Promise<void> => {
    const user = await users.find(userId);
    if (!user || isProved(user)) return;
    await limits.verificationMail(userId);
    await requestVerification(jobs, ids, clock, userId);
  },
  /** Opening a link a second time succeeds, too. @throws identity.verification_invalid */
  run: async (token: string): Promise<void> => {
    const userId = tokens.idOf(token);
    if (userId === undefined) throw new DomainError('identity.verification_invalid');
    await work.run(async () => {
      const user = await users.lock(userId);
      if (user?.status !== 'active' || tokens.read(token, user.email, clock.now()) === undefined) {
        throw new DomainError('identity.verification_invalid');
      }
      if (isProved(user)) return;
      await users.save({ ...user, emailVerified: true, mailFailure: null, mailFailedAt: null });
    });
  },
});
export type VerifyEmail = ReturnType<typeof verifyEmail>;

import { DomainError } from '#kernel/refusal.ts';
import type { Powers, User } from '../domain/user.ts';
import { managed } from './managed.ts';
import { requestPasswordLink } from './send-password-link.ts';
import type { Needs } from './needs.ts';

/**
 * Staff send a link by which a user chooses a new password, to the user's own address. Ends the user's sessions.
 * @throws identity.user_not_found, identity.role_not_allowed, identity.user_is_banned, identity.address_unreachable,
 * identity.too_many_attempts
 */
export const sendLinkTo =
  ({ users, revokeAccess, limits, jobs, work }: Needs<'users' | 'jobs' | 'work' | 'limits' | 'revokeAccess'>) =>
  (actor: Powers, userId: string): Promise<User> =>
    work.run(async () => {
      const user = await managed(users, actor, userId);
      if (user.status === 'banned') throw new DomainError('identity.user_is_banned');
      // the mail would not arrive
      if (user.mailFailure !== null) throw new DomainError('identity.address_unreachable');
      await limits.resetMail(user.email);
      await revokeAccess(userId, 'staff');
      await requestPasswordLink(jobs, {
        linkId: work.newId(),
        kind: 'password-reset',
        email: user.email,
        requestedAt: work.now().toISOString(),
      });
      return user;
    });
export type SendLinkTo = ReturnType<typeof sendLinkTo>;

import { DomainError } from '#kernel/refusal.ts';
import type { Powers, User } from '../domain/user.ts';
import { managed } from './managed.ts';
import type { Needs } from './needs.ts';

/**
 * Staff end sessions of another user, for example after an unauthorised log-in or on a computer that was left signed
 * in.
 */
export const endSessionOf = ({ users, sessions, work }: Needs<'users' | 'sessions' | 'work'>) => ({
  /**
   * @throws identity.session_not_found if the session does not exist or has ended; identity.user_not_found,
   * identity.role_not_allowed
   */
  one: (actor: Powers, sessionId: string): Promise<void> =>
    work.run(async () => {
      const found = await sessions.find(sessionId);
      if (!found) throw new DomainError('identity.session_not_found');
      const { userId } = found.session;
      await managed(users, actor, userId);
      if (!(await sessions.revokeOwn(sessionId, userId, work.now(), 'staff')))
        throw new DomainError('identity.session_not_found');
    }),
  /** @throws identity.user_not_found, identity.role_not_allowed */
  all: (actor: Powers, userId: string): Promise<User> =>
    work.run(async () => {
      const user = await managed(users, actor, userId);
      await sessions.revokeAllOf(userId, work.now(), 'staff');
      return user;
    }),
});
export type EndSessionOf = ReturnType<typeof endSessionOf>;

import { banned, type Powers, type User } from '../domain/user.ts';
import { managed } from './managed.ts';
import type { Needs } from './needs.ts';

/**
 * Bans a user. The user sees the reason at log-in.
 * @throws identity.user_not_found, identity.role_not_allowed
 */
export const banUser =
  ({ users, revokeAccess, work }: Needs<'users' | 'work' | 'revokeAccess'>) =>
  (actor: Powers, userId: string, reason: string): Promise<User> =>
    work.run(async () => {
      const user = banned(await managed(users, actor, userId), reason);
      await users.save(user);
      await revokeAccess(userId, 'staff');
      return user;
    });
export type BanUser = ReturnType<typeof banUser>;

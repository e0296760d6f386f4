import { type Powers, unbanned, type User } from '../domain/user.ts';
import { managed } from './managed.ts';
import type { Needs } from './needs.ts';

/** @throws identity.user_not_found, identity.role_not_allowed */
export const unbanUser =
  ({ users, work }: Needs<'users' | 'work'>) =>
  (actor: Powers, userId: string): Promise<User> =>
    work.run(async () => {
      const user = unbanned(await managed(users, actor, userId));
      await users.save(user);
      return user;
    });
export type UnbanUser = ReturnType<typeof unbanUser>;

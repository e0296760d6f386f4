import { type Powers, withOneTimePassword } from '../domain/user.ts';
import { managed } from './managed.ts';
import type { Needs } from './needs.ts';

/**
 * Gives a user a one-time password, which only allows the user to choose another password. Ends the user's sessions and
 * sends a notice by mail. Meant for users whom no mailed link reaches: for all others {@link SendLinkTo} is better,
 * because no staff member gets to know a password.
 * @returns the password, which is shown only once.
 * @throws identity.user_not_found, identity.role_not_allowed
 */
export const setOneTimePassword =
  ({ users, passwords, revokeAccess, mails, work }: Needs<'users' | 'passwords' | 'mails' | 'work' | 'revokeAccess'>) =>
  async (actor: Powers, userId: string): Promise<string> => {
    const password = passwords.oneTime();
    const passwordHash = await passwords.hash(password);
    await work.run(async () => {
      const user = await managed(users, actor, userId);
      await users.save(withOneTimePassword(user, passwordHash, actor.id, work.now()));
      await revokeAccess(userId, 'password');
      await mails.queue({
        key: `one-time-password ${work.newId()}`,
        to: user.email,
        template: 'one-time-password',
        params: { firstName: user.firstName },
      });
    });
    return password;
  };
export type SetOneTimePassword = ReturnType<typeof setOneTimePassword>;

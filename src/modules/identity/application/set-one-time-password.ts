import { type Powers, withOneTimePassword } from '../domain/user.ts';
import { managed } from './managed.ts';
import type { RevokeAccess } from './revoke-access.ts';
import type { Needs } from './needs.ts';

/**
 * Gives a user a one-time password, which only allows them to choose another one. Ends their sessions and tells them by
 * mail. For users whom no link reaches; with {@link SendLinkTo} nobody else knows a password.
 * @returns the password, which is shown only once.
 * @throws identity.user_not_found, identity.role_not_allowed
 */
export const setOneTimePassword =
  ({
    users,
    passwords,
    revokeAccess,
    mails,
    work,
  }: Needs<'users' | 'passwords' | 'mails' | 'work'> & { readonly revokeAccess: RevokeAccess }) =>
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

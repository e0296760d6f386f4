import { DomainError } from '#kernel/refusal.ts';
import { type User, withUsername } from '../domain/user.ts';
import type { Needs } from './needs.ts';

/** What users may change in their own profile. Users request another e-mail address by a ticket. */
type Changeable = Pick<User, 'firstName' | 'lastName' | 'phone' | 'username' | 'marketingMail'>;
/** Undefined properties of a change leave the stored value as it is. */
export type ProfileChange = { readonly [K in keyof Changeable]?: Changeable[K] | undefined };

/**
 * The owner is told of a new user name by mail, in case somebody else made the change.
 * @throws identity.phone_taken, identity.username_…
 */
export const changeProfile =
  ({ users, work, mails }: Needs<'users' | 'work' | 'mails'>) =>
  (userId: string, change: ProfileChange): Promise<void> =>
    work.run(async () => {
      const user = await users.lock(userId);
      if (user?.status !== 'active') throw new DomainError('identity.unauthenticated');
      const firstName = change.firstName ?? user.firstName;
      const username = change.username ?? user.username;
      await users.save({
        ...withUsername(user, username, work.now()),
        firstName,
        lastName: change.lastName ?? user.lastName,
        phone: change.phone ?? user.phone,
        marketingMail: change.marketingMail ?? user.marketingMail,
      });
      if (username === user.username) return;
      const key = `username-changed ${work.newId()}`;
      await mails.queue({ key, to: user.email, template: 'username-changed', params: { firstName, username } });
    });
export type ChangeProfile = ReturnType<typeof changeProfile>;

import { DomainError } from '#kernel/refusal.ts';
import { type User, withUsername } from '../domain/user.ts';
import type { Needs } from './needs.ts';

/** What users may change in their own profile. Users request another e-mail address by a ticket. */
type Changeable = Pick<User, 'firstName' | 'lastName' | 'phone' | 'username' | 'marketingMail'>;
/** Undefined properties of a change leave the stored value as it is. */
export type ProfileChange = { readonly [K in keyof Changeable]?: Changeable[K] | undefined };

/** @throws identity.phone_taken, identity.username_… */
export const changeProfile =
  ({ users, work }: Needs<'users' | 'work'>) =>
  (userId: string, change: ProfileChange): Promise<void> =>
    work.run(async () => {
      const user = await users.lock(userId);
      if (user?.status !== 'active') throw new DomainError('identity.unauthenticated');
      await users.save({
        ...withUsername(user, change.username ?? user.username, work.now()),
        firstName: change.firstName ?? user.firstName,
        lastName: change.lastName ?? user.lastName,
        phone: change.phone ?? user.phone,
        marketingMail: change.marketingMail ?? user.marketingMail,
      });
    });
export type ChangeProfile = ReturnType<typeof changeProfile>;

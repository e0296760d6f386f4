import { DomainError } from '#kernel/refusal.ts';
import type { User } from '../domain/user.ts';
import type { Needs } from './needs.ts';

/**
 * Staff send a user a mail that they wrote themselves.
 * @throws identity.user_not_found, identity.address_unreachable
 */
export const writeToUser =
  ({ users, mails, work }: Needs<'users' | 'mails' | 'work'>) =>
  (userId: string, mail: { readonly subject: string; readonly text: string }): Promise<User> =>
    work.run(async () => {
      const user = await users.lock(userId);
      if (!user || user.status === 'deleted') throw new DomainError('identity.user_not_found');
      // the mail would stay in the queue and never arrive
      if (user.mailFailure !== null) throw new DomainError('identity.address_unreachable');
      await mails.queue({ key: `house:${work.newId()}`, to: user.email, template: 'letter', params: mail });
      return user;
    });
export type WriteToUser = ReturnType<typeof writeToUser>;

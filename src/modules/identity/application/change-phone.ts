import { DomainError } from '#kernel/refusal.ts';
import type { Powers, User } from '../domain/user.ts';
import { managed } from './managed.ts';
import type { Needs } from './needs.ts';

/**
 * Staff correct a user's telephone number. The number is not used to log in. The user is notified by mail.
 * @throws identity.user_not_found, identity.role_not_allowed, identity.phone_unchanged, identity.phone_taken
 */
export const changePhone =
  ({ users, mails, work }: Needs<'users' | 'mails' | 'work'>) =>
  (actor: Powers, userId: string, phone: string): Promise<User> =>
    work.run(async () => {
      const user = await managed(users, actor, userId);
      if (phone === user.phone) throw new DomainError('identity.phone_unchanged');
      const after = { ...user, phone };
      await users.save(after);
      await mails.queue({
        key: `phone-changed ${work.newId()}`,
        to: user.email,
        template: 'phone-changed',
        params: { firstName: user.firstName, lastDigits: phone.slice(-2) },
      });
      return after;
    });
export type ChangePhone = ReturnType<typeof changePhone>;

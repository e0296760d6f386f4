import { withOwnPassword, type User } from '../domain/user.ts';
import type { Needs } from './needs.ts';

/**
 * Sets a new password that the owner chose. All other sessions end. The owner is notified by mail, in case somebody
 * else made the change. Runs in the caller's transaction, which locks the user's row.
 */
export const replacePassword =
  ({ users, revokeAccess, mails, ids, clock }: Needs<'users' | 'mails' | 'ids' | 'clock' | 'revokeAccess'>) =>
  async (user: User, passwordHash: string, by: { readonly session: string } | 'mail'): Promise<void> => {
    const [hand, exceptSession] = by === 'mail' ? (['mail', undefined] as const) : (['owner', by.session] as const);
    await users.save(withOwnPassword(user, passwordHash, hand, clock.now()));
    await revokeAccess(user.id, 'password', exceptSession);
    await mails.queue({
      key: `password-changed ${ids.next()}`,
      to: user.email,
      template: 'password-changed',
      params: { firstName: user.firstName },
    });
  };
export type ReplacePassword = ReturnType<typeof replacePassword>;

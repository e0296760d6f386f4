import { DomainError } from '#kernel/refusal.ts';
import type { Money } from '#kernel/money.ts';
import type { User } from '../domain/user.ts';
import type { Unread } from './ports.ts';
import type { Needs } from './needs.ts';

export interface CurrentUser {
  readonly user: User;
  readonly balance: Money;
  /** Proves to the chat widget that the address is this user's. */
  readonly emailHmac: string;
  readonly unread: Unread;
}

export const readCurrentUser =
  ({ users, balances, unread, signatures }: Needs<'users' | 'balances' | 'unread' | 'signatures'>) =>
  async (userId: string): Promise<CurrentUser> => {
    const [user, balance, unreadCounts] = await Promise.all([
      users.find(userId),
      balances.balanceOf(userId),
      unread.unreadOf(userId),
    ]);
    if (!user) throw new DomainError('identity.unauthenticated');
    return { user, balance, unread: unreadCounts, emailHmac: signatures.sign(user.email) };
  };
export type ReadCurrentUser = ReturnType<typeof readCurrentUser>;

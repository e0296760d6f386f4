import { DomainError } from '#kernel/refusal.ts';
import type { Money } from '#kernel/money.ts';
import { type User, usernameLockedUntil } from '../domain/user.ts';
import type { Unread } from './ports.ts';
import type { Needs } from './needs.ts';

export interface CurrentUser {
  readonly user: User;
  readonly balance: Money;
  /** Proves to the chat widget that the address is this user's. */
  readonly emailHmac: string;
  readonly unread: Unread;
  /** Null if the user name can be changed now. */
  readonly usernameLockedUntil: Date | null;
}

export const readCurrentUser =
  ({ users, balances, unread, signatures, clock }: Needs<'users' | 'balances' | 'unread' | 'signatures' | 'clock'>) =>
  async (userId: string): Promise<CurrentUser> => {
    const [user, balance, unreadCounts] = await Promise.all([
      users.find(userId),
      balances.balanceOf(userId),
      unread.unreadOf(userId),
    ]);
    if (!user) throw new DomainError('identity.unauthenticated');
    return {
      user,
      balance,
      unread: unreadCounts,
      emailHmac: signatures.sign(user.email),
      usernameLockedUntil: usernameLockedUntil(user, clock.now()),
    };
  };
export type ReadCurrentUser = ReturnType<typeof readCurrentUser>;

import { DomainError } from '#kernel/refusal.ts';
import type { Money } from '#kernel/money.ts';
import type { User } from '../domain/user.ts';
import type { Balances, EmailSignatures, Unread, UnreadCounts, Users } from './ports.ts';

export interface CurrentUser {
  readonly user: User;
  readonly balance: Money;
  /** By which the chat widget knows that the address is this user's. */
  readonly emailHmac: string;
  readonly unread: Unread;
}

export class ReadCurrentUser {
  readonly #users: Users;
  readonly #balances: Balances;
  readonly #unread: UnreadCounts;
  readonly #signatures: EmailSignatures;

  constructor(users: Users, balances: Balances, unread: UnreadCounts, signatures: EmailSignatures) {
    this.#users = users;
    this.#balances = balances;
    this.#unread = unread;
    this.#signatures = signatures;
  }

  async run(userId: string): Promise<CurrentUser> {
    const [user, balance, unread] = await Promise.all([
      this.#users.find(userId),
      this.#balances.balanceOf(userId),
      this.#unread.unreadOf(userId),
    ]);
    if (!user) throw new DomainError('identity.unauthenticated');
    return { user, balance, unread, emailHmac: this.#signatures.sign(user.email) };
  }
}

import type { Addresses, AddressState, MailFailure } from '#kernel/mail.ts';
import type { Clock, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { User } from '../domain/user.ts';
import type { Users } from './ports.ts';

/**
 * Whether mail reaches people. What fails is kept with its user: why and when, never a text. It ends when they verify the
 * address again, or the house says that it was mended.
 */
export class MailAddresses implements Addresses {
  readonly #users: Users;
  readonly #transactions: Transactions;
  readonly #clock: Clock;

  constructor(users: Users, transactions: Transactions, clock: Clock) {
    this.#users = users;
    this.#transactions = transactions;
    this.#clock = clock;
  }

  async stateOf(email: string): Promise<AddressState> {
    const user = await this.#users.findByLogin(email);
    return { proved: user?.emailVerified === true, reachable: !user || user.mailFailure === null };
  }

  /** Addresses that are nobody's account, of applicants and of the contact form, are left alone. */
  async failed(email: string, failure: MailFailure): Promise<void> {
    const found = await this.#users.findByLogin(email);
    if (!found) return;
    await this.#change(found.id, (user) =>
      user.status === 'deleted' ? user : { ...user, mailFailure: failure, mailFailedAt: this.#clock.now() },
    );
  }

  /** @throws identity.user_not_found */
  async clear(userId: string): Promise<User> {
    const user = await this.#change(userId, (before) => ({ ...before, mailFailure: null, mailFailedAt: null }));
    if (!user) throw new DomainError('identity.user_not_found');
    return user;
  }

  #change(userId: string, change: (user: User) => User): Promise<User | undefined> {
    return this.#transactions.run(async () => {
      const user = await this.#users.locked(userId);
      if (!user) return undefined;
      const changed = change(user);
      await this.#users.save(changed);
      return changed;
    });
  }
}

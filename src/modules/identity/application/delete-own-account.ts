import { DomainError } from '#kernel/refusal.ts';
import type { Transactions } from '#kernel/ports.ts';
import type { AnonymiseAccount } from './anonymise-account.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import type { Passwords, Unsettled, Users } from './ports.ts';

/** Somebody leaves. */
export class DeleteOwnAccount {
  readonly #users: Users;
  readonly #passwords: Passwords;
  readonly #unsettled: Unsettled;
  readonly #anonymise: AnonymiseAccount;
  readonly #limits: AttemptLimits;
  readonly #transactions: Transactions;

  constructor(
    users: Users,
    passwords: Passwords,
    unsettled: Unsettled,
    anonymise: AnonymiseAccount,
    limits: AttemptLimits,
    transactions: Transactions,
  ) {
    this.#users = users;
    this.#passwords = passwords;
    this.#unsettled = unsettled;
    this.#anonymise = anonymise;
    this.#limits = limits;
    this.#transactions = transactions;
  }

  /** @throws identity.password_incorrect, identity.deletion_…, identity.too_many_attempts */
  async run(userId: string, password: string): Promise<void> {
    await this.#limits.passwordChange(userId);
    const checked = await this.#users.find(userId);
    if (checked?.status === 'deleted') throw new DomainError('identity.unauthenticated');
    if (!(await this.#passwords.verify(checked?.passwordHash ?? null, password))) {
      throw new DomainError('identity.password_incorrect');
    }
    await this.#transactions.run(async () => {
      const user = await this.#users.locked(userId);
      // the password that was checked may have been replaced since
      if (user?.status === 'deleted') throw new DomainError('identity.unauthenticated');
      if (!user || user.passwordHash !== checked?.passwordHash) throw new DomainError('identity.password_incorrect');
      await this.#assertSettled(userId);
      await this.#anonymise.run(user);
    });
  }

  async #assertSettled(userId: string): Promise<void> {
    const { orders, payments, balance } = await this.#unsettled.hold(userId);
    if (orders > 0) throw new DomainError('identity.deletion_open_orders', { count: orders });
    if (payments > 0) throw new DomainError('identity.deletion_open_payments');
    if (balance.amount !== 0) throw new DomainError('identity.deletion_balance', { balance });
  }
}

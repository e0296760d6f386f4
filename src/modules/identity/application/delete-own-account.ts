import { DomainError } from '#kernel/refusal.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import type { Clock, Jobs, Transactions } from '#kernel/ports.ts';
import { deleted } from '../domain/user.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import { eraseLatecomersLater } from './erase-latecomers.ts';
import type { Passwords, Sessions, Unsettled, Users } from './ports.ts';
import type { RevokeAccess } from './revoke-access.ts';
import type { SetUpSecondFactor } from './set-up-second-factor.ts';

/** Somebody leaves: the account is anonymised everywhere, and only money's history stays, under a pseudonym. */
export class DeleteOwnAccount {
  readonly #users: Users;
  readonly #passwords: Passwords;
  readonly #sessions: Sessions;
  readonly #revokeAccess: RevokeAccess;
  readonly #secondFactor: SetUpSecondFactor;
  readonly #unsettled: Unsettled;
  readonly #elsewhere: readonly PersonalData[];
  readonly #limits: AttemptLimits;
  readonly #jobs: Jobs;
  readonly #clock: Clock;
  readonly #transactions: Transactions;

  constructor(
    users: Users,
    passwords: Passwords,
    sessions: Sessions,
    revokeAccess: RevokeAccess,
    secondFactor: SetUpSecondFactor,
    unsettled: Unsettled,
    elsewhere: readonly PersonalData[],
    limits: AttemptLimits,
    jobs: Jobs,
    clock: Clock,
    transactions: Transactions,
  ) {
    this.#users = users;
    this.#passwords = passwords;
    this.#sessions = sessions;
    this.#revokeAccess = revokeAccess;
    this.#secondFactor = secondFactor;
    this.#unsettled = unsettled;
    this.#elsewhere = elsewhere;
    this.#limits = limits;
    this.#jobs = jobs;
    this.#clock = clock;
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
      await this.#users.save(deleted(user));
      await this.#revokeAccess.run(userId);
      await this.#secondFactor.forget(userId);
      await this.#sessions.forgetDevicesOf(userId);
      const { email, emailVerified } = user;
      for (const module of this.#elsewhere) await module.erase({ id: userId, email, emailVerified });
      await eraseLatecomersLater(this.#jobs, this.#clock, userId);
    });
  }

  async #assertSettled(userId: string): Promise<void> {
    const { orders, payments, balance } = await this.#unsettled.hold(userId);
    if (orders > 0) throw new DomainError('identity.deletion_open_orders', { count: orders });
    if (payments > 0) throw new DomainError('identity.deletion_open_payments');
    if (balance.amount !== 0) throw new DomainError('identity.deletion_balance', { balance });
  }
}

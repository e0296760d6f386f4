import { DomainError } from '#kernel/refusal.ts';
import type { Clock, Ids, Jobs, Transactions } from '#kernel/ports.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import type { Users, VerificationTokens } from './ports.ts';
import { isProved } from '../domain/user.ts';
import { requestVerification } from './send-verification.ts';

/** Whoever reads an address's mail owns it. It is asked for, and stops nothing (api.md). */
export class VerifyEmail {
  readonly #users: Users;
  readonly #tokens: VerificationTokens;
  readonly #limits: AttemptLimits;
  readonly #jobs: Jobs;
  readonly #transactions: Transactions;
  readonly #ids: Ids;
  readonly #clock: Clock;

  constructor(
    users: Users,
    tokens: VerificationTokens,
    limits: AttemptLimits,
    jobs: Jobs,
    transactions: Transactions,
    ids: Ids,
    clock: Clock,
  ) {
    this.#users = users;
    this.#tokens = tokens;
    this.#limits = limits;
    this.#jobs = jobs;
    this.#transactions = transactions;
    this.#ids = ids;
    this.#clock = clock;
  }

  /** Sends the mail again. @throws identity.too_many_attempts */
  async ask(userId: string): Promise<void> {
    const user = await this.#users.find(userId);
    if (!user || isProved(user)) return;
    await this.#limits.verificationMail(userId);
    await requestVerification(this.#jobs, this.#ids, this.#clock, userId);
  }

  /** A link that is opened twice is as good the second time. @throws identity.verification_invalid */
  async run(token: string): Promise<void> {
    const userId = this.#tokens.userOf(token);
    if (userId === undefined) throw new DomainError('identity.verification_invalid');
    await this.#transactions.run(async () => {
      const user = await this.#users.locked(userId);
      if (user?.status !== 'active' || !this.#tokens.vouches(token, user, this.#clock.now())) {
        throw new DomainError('identity.verification_invalid');
      }
      if (isProved(user)) return;
      await this.#users.save({ ...user, emailVerified: true, mailFailure: null, mailFailedAt: null });
    });
  }
}

import { DomainError } from '#kernel/refusal.ts';
import type { Clock, Ids, Jobs, Transactions } from '#kernel/ports.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import type { OpenAccount, Person } from './open-account.ts';
import type { OpenSession, SessionTokens } from './open-session.ts';
import { requestVerification } from './send-verification.ts';

/** Anyone becomes a customer, is signed in at once, and is asked by mail to verify the address. */
export class Register {
  readonly #openAccount: OpenAccount;
  readonly #openSession: OpenSession;
  readonly #limits: AttemptLimits;
  readonly #jobs: Jobs;
  readonly #transactions: Transactions;
  readonly #ids: Ids;
  readonly #clock: Clock;

  constructor(
    openAccount: OpenAccount,
    openSession: OpenSession,
    limits: AttemptLimits,
    jobs: Jobs,
    transactions: Transactions,
    ids: Ids,
    clock: Clock,
  ) {
    this.#openAccount = openAccount;
    this.#openSession = openSession;
    this.#limits = limits;
    this.#jobs = jobs;
    this.#transactions = transactions;
    this.#ids = ids;
    this.#clock = clock;
  }

  /** @throws identity.…_taken, identity.password_too_common, identity.too_many_attempts */
  async run(person: Person, password: string, address: string, device = ''): Promise<SessionTokens> {
    await this.#limits.registration(address);
    const prepared = await this.#openAccount.prepare(person, password);
    return this.#transactions.run(async () => {
      const user = await this.#openAccount.run(prepared, { role: 'customer' });
      await requestVerification(this.#jobs, this.#ids, this.#clock, user.id);
      const tokens = await this.#openSession.run(user, { device, address });
      if (!tokens) throw new DomainError('request.conflict');
      return tokens;
    });
  }
}

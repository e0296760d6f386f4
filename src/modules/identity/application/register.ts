import { DomainError } from '#kernel/refusal.ts';
import type { Transactions } from '#kernel/ports.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import type { OpenAccount, Person } from './open-account.ts';
import type { OpenSession, SessionTokens } from './open-session.ts';

/** Anyone becomes a customer, and is signed in at once. */
export class Register {
  readonly #openAccount: OpenAccount;
  readonly #openSession: OpenSession;
  readonly #limits: AttemptLimits;
  readonly #transactions: Transactions;

  constructor(openAccount: OpenAccount, openSession: OpenSession, limits: AttemptLimits, transactions: Transactions) {
    this.#openAccount = openAccount;
    this.#openSession = openSession;
    this.#limits = limits;
    this.#transactions = transactions;
  }

  /** @throws identity.…_taken, identity.password_too_common, identity.too_many_attempts */
  async run(person: Person, password: string, address: string): Promise<SessionTokens> {
    await this.#limits.registration(address);
    const prepared = await this.#openAccount.prepare(person, password);
    return this.#transactions.run(async () => {
      const tokens = await this.#openSession.run(await this.#openAccount.run(prepared, { role: 'customer' }));
      if (!tokens) throw new DomainError('request.conflict');
      return tokens;
    });
  }
}

import { DomainError } from '#kernel/refusal.ts';
import type { Clock, Transactions } from '#kernel/ports.ts';
import type { Powers, User } from '../domain/user.ts';
import { managed } from './managed.ts';
import type { Sessions, Users } from './ports.ts';

/** Somebody at the console ends sessions of another: a log-in that was not theirs, a computer that was left open. */
export class EndSessionOf {
  readonly #users: Users;
  readonly #sessions: Sessions;
  readonly #transactions: Transactions;
  readonly #clock: Clock;

  constructor(users: Users, sessions: Sessions, transactions: Transactions, clock: Clock) {
    this.#users = users;
    this.#sessions = sessions;
    this.#transactions = transactions;
    this.#clock = clock;
  }

  /** @throws identity.session_not_found: it has ended; identity.user_not_found, identity.role_not_allowed */
  one(actor: Powers, sessionId: string): Promise<void> {
    return this.#transactions.run(async () => {
      const found = await this.#sessions.find(sessionId);
      if (!found) throw new DomainError('identity.session_not_found');
      const { userId } = found.session;
      await managed(this.#users, actor, userId);
      if (!(await this.#sessions.revokeOwn(sessionId, userId, this.#clock.now(), 'staff')))
        throw new DomainError('identity.session_not_found');
    });
  }

  /** @throws identity.user_not_found, identity.role_not_allowed */
  all(actor: Powers, userId: string): Promise<User> {
    return this.#transactions.run(async () => {
      const user = await managed(this.#users, actor, userId);
      await this.#sessions.revokeAllOf(userId, this.#clock.now(), 'staff');
      return user;
    });
  }
}

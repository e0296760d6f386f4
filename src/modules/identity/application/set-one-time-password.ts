import type { Clock, Transactions } from '#kernel/ports.ts';
import { type Powers, withOneTimePassword } from '../domain/user.ts';
import { givenAccess } from './managed.ts';
import type { Passwords, Users } from './ports.ts';
import type { RevokeAccess } from './revoke-access.ts';

/** Gives a user who lost theirs a password that is good for one thing, to choose another; ends their sessions. */
export class SetOneTimePassword {
  readonly #users: Users;
  readonly #passwords: Passwords;
  readonly #revokeAccess: RevokeAccess;
  readonly #transactions: Transactions;
  readonly #clock: Clock;

  constructor(
    users: Users,
    passwords: Passwords,
    revokeAccess: RevokeAccess,
    transactions: Transactions,
    clock: Clock,
  ) {
    this.#users = users;
    this.#passwords = passwords;
    this.#revokeAccess = revokeAccess;
    this.#transactions = transactions;
    this.#clock = clock;
  }

  /** @returns the password, which is shown this once. @throws identity.user_not_found, identity.role_not_allowed, identity.access_scope_required */
  async run(actor: Powers, userId: string): Promise<string> {
    const password = this.#passwords.oneTime();
    const passwordHash = await this.#passwords.hash(password);
    await this.#transactions.run(async () => {
      const user = await givenAccess(this.#users, actor, userId);
      await this.#users.save(withOneTimePassword(user, passwordHash, actor.id, this.#clock.now()));
      await this.#revokeAccess.run(userId, 'password');
    });
    return password;
  }
}

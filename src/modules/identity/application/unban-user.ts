import type { Transactions } from '#kernel/ports.ts';
import { type Powers, unbanned, type User } from '../domain/user.ts';
import { managed } from './managed.ts';
import type { Users } from './ports.ts';

export class UnbanUser {
  readonly #users: Users;
  readonly #transactions: Transactions;

  constructor(users: Users, transactions: Transactions) {
    this.#users = users;
    this.#transactions = transactions;
  }

  /** @throws identity.user_not_found, identity.role_not_allowed */
  run(actor: Powers, userId: string): Promise<User> {
    return this.#transactions.run(async () => {
      const user = unbanned(await managed(this.#users, actor, userId));
      await this.#users.save(user);
      return user;
    });
  }
}

import type { Transactions } from '#kernel/ports.ts';
import { banned, type Powers, type User } from '../domain/user.ts';
import { managed } from './managed.ts';
import type { Users } from './ports.ts';
import type { RevokeAccess } from './revoke-access.ts';

/** Keeps a user out, who reads the reason at log-in. */
export class BanUser {
  readonly #users: Users;
  readonly #revokeAccess: RevokeAccess;
  readonly #transactions: Transactions;

  constructor(users: Users, revokeAccess: RevokeAccess, transactions: Transactions) {
    this.#users = users;
    this.#revokeAccess = revokeAccess;
    this.#transactions = transactions;
  }

  /** @throws identity.user_not_found, identity.role_not_allowed */
  run(actor: Powers, userId: string, reason: string): Promise<User> {
    return this.#transactions.run(async () => {
      const user = banned(await managed(this.#users, actor, userId), reason);
      await this.#users.save(user);
      await this.#revokeAccess.run(userId, 'staff');
      return user;
    });
  }
}

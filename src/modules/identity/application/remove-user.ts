import { DomainError } from '#kernel/refusal.ts';
import type { Transactions } from '#kernel/ports.ts';
import type { Powers, User } from '../domain/user.ts';
import type { AnonymiseAccount } from './anonymise-account.ts';
import { managed } from './managed.ts';
import type { Unsettled, Users } from './ports.ts';

/** The house ends an account, as its owner could: nothing may be unsettled. */
export class RemoveUser {
  readonly #users: Users;
  readonly #unsettled: Unsettled;
  readonly #anonymise: AnonymiseAccount;
  readonly #transactions: Transactions;

  constructor(users: Users, unsettled: Unsettled, anonymise: AnonymiseAccount, transactions: Transactions) {
    this.#users = users;
    this.#unsettled = unsettled;
    this.#anonymise = anonymise;
    this.#transactions = transactions;
  }

  /** @throws identity.user_not_found, identity.role_not_allowed, identity.user_unsettled */
  run(actor: Powers & { readonly id: string }, userId: string): Promise<User> {
    return this.#transactions.run(async () => {
      // one's own account is left by its settings, with the password
      if (userId === actor.id) throw new DomainError('identity.role_not_allowed');
      const user = await managed(this.#users, actor, userId);
      const { orders, payments, balance } = await this.#unsettled.hold(userId);
      if (orders > 0 || payments > 0 || balance.amount !== 0)
        throw new DomainError('identity.user_unsettled', { orders, payments, balance });
      return this.#anonymise.run(user);
    });
  }
}

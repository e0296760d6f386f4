import { DomainError } from '#kernel/refusal.ts';
import type { Transactions } from '#kernel/ports.ts';
import type { User } from '../domain/user.ts';
import type { Users } from './ports.ts';

/** What users change of themselves; another e-mail address or username is asked for by ticket. */
type Changeable = Pick<User, 'firstName' | 'lastName' | 'phone' | 'marketingMail'>;
/** What is undefined stays as it is. */
export type ProfileChange = { readonly [K in keyof Changeable]?: Changeable[K] | undefined };

export class ChangeProfile {
  readonly #users: Users;
  readonly #transactions: Transactions;

  constructor(users: Users, transactions: Transactions) {
    this.#users = users;
    this.#transactions = transactions;
  }

  /** @throws identity.phone_taken */
  run(userId: string, change: ProfileChange): Promise<void> {
    return this.#transactions.run(async () => {
      const user = await this.#users.locked(userId);
      if (user?.status !== 'active') throw new DomainError('identity.unauthenticated');
      await this.#users.save({
        ...user,
        firstName: change.firstName ?? user.firstName,
        lastName: change.lastName ?? user.lastName,
        phone: change.phone ?? user.phone,
        marketingMail: change.marketingMail ?? user.marketingMail,
      });
    });
  }
}

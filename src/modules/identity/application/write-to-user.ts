import type { Mails } from '#kernel/mail.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Ids, Transactions } from '#kernel/ports.ts';
import type { User } from '../domain/user.ts';
import type { Users } from './ports.ts';

/** The house sends somebody a mail of its own words. */
export class WriteToUser {
  readonly #users: Users;
  readonly #mails: Mails;
  readonly #ids: Ids;
  readonly #transactions: Transactions;

  constructor(users: Users, mails: Mails, ids: Ids, transactions: Transactions) {
    this.#users = users;
    this.#mails = mails;
    this.#ids = ids;
    this.#transactions = transactions;
  }

  /** @throws identity.user_not_found, identity.address_unreachable */
  run(userId: string, mail: { readonly subject: string; readonly text: string }): Promise<User> {
    return this.#transactions.run(async () => {
      const user = await this.#users.locked(userId);
      if (!user || user.status === 'deleted') throw new DomainError('identity.user_not_found');
      // it would lie in the queue and go nowhere
      if (user.mailFailure !== null) throw new DomainError('identity.address_unreachable');
      await this.#mails.queue({ key: `house:${this.#ids.next()}`, to: user.email, template: 'letter', params: mail });
      return user;
    });
  }
}

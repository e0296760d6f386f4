import type { Mails } from '#kernel/mail.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Ids, Transactions } from '#kernel/ports.ts';
import type { Powers, User } from '../domain/user.ts';
import { managed } from './managed.ts';
import type { Users } from './ports.ts';

/** Somebody at the console corrects a user's telephone number, which nobody logs in with; its owner is told by mail. */
export class ChangePhone {
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

  /** @throws identity.user_not_found, identity.role_not_allowed, identity.phone_unchanged, identity.phone_taken */
  run(actor: Powers, userId: string, phone: string): Promise<User> {
    return this.#transactions.run(async () => {
      const user = await managed(this.#users, actor, userId);
      if (phone === user.phone) throw new DomainError('identity.phone_unchanged');
      const after = { ...user, phone };
      await this.#users.save(after);
      await this.#mails.queue({
        key: `phone-changed ${this.#ids.next()}`,
        to: user.email,
        template: 'phone-changed',
        params: { firstName: user.firstName, lastDigits: phone.slice(-2) },
      });
      return after;
    });
  }
}

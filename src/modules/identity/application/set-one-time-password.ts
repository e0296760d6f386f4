import type { Mails } from '#kernel/mail.ts';
import type { Clock, Ids, Transactions } from '#kernel/ports.ts';
import { type Powers, withOneTimePassword } from '../domain/user.ts';
import { managed } from './managed.ts';
import type { Passwords, Users } from './ports.ts';
import type { RevokeAccess } from './revoke-access.ts';

/**
 * Gives a user a password that is good for one thing, to choose another; ends their sessions and tells them by mail. For those whom
 * a link does not reach: {@link SendLinkTo} needs nobody who knows a password.
 */
export class SetOneTimePassword {
  readonly #users: Users;
  readonly #passwords: Passwords;
  readonly #revokeAccess: RevokeAccess;
  readonly #mails: Mails;
  readonly #transactions: Transactions;
  readonly #ids: Ids;
  readonly #clock: Clock;

  constructor(
    users: Users,
    passwords: Passwords,
    revokeAccess: RevokeAccess,
    mails: Mails,
    transactions: Transactions,
    ids: Ids,
    clock: Clock,
  ) {
    this.#users = users;
    this.#passwords = passwords;
    this.#revokeAccess = revokeAccess;
    this.#mails = mails;
    this.#transactions = transactions;
    this.#ids = ids;
    this.#clock = clock;
  }

  /** @returns the password, which is shown this once. @throws identity.user_not_found, identity.role_not_allowed */
  async run(actor: Powers, userId: string): Promise<string> {
    const password = this.#passwords.oneTime();
    const passwordHash = await this.#passwords.hash(password);
    await this.#transactions.run(async () => {
      const user = await managed(this.#users, actor, userId);
      await this.#users.save(withOneTimePassword(user, passwordHash, actor.id, this.#clock.now()));
      await this.#revokeAccess.run(userId, 'password');
      await this.#mails.queue({
        key: `one-time-password ${this.#ids.next()}`,
        to: user.email,
        template: 'one-time-password',
        params: { firstName: user.firstName },
      });
    });
    return password;
  }
}

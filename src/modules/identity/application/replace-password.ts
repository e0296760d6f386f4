import type { Mails } from '#kernel/mail.ts';
import type { Ids } from '#kernel/ports.ts';
import { withOwnPassword, type User } from '../domain/user.ts';
import type { Users } from './ports.ts';
import type { RevokeAccess } from './revoke-access.ts';

/** The owner has a new password: whoever else was in is out, and the owner is told, in case that it was not them. */
export class ReplacePassword {
  readonly #users: Users;
  readonly #revokeAccess: RevokeAccess;
  readonly #mails: Mails;
  readonly #ids: Ids;

  constructor(users: Users, revokeAccess: RevokeAccess, mails: Mails, ids: Ids) {
    this.#users = users;
    this.#revokeAccess = revokeAccess;
    this.#mails = mails;
    this.#ids = ids;
  }

  /** In the caller's transaction, which holds the user's row. */
  async run(user: User, passwordHash: string, exceptSession?: string): Promise<void> {
    await this.#users.save(withOwnPassword(user, passwordHash));
    await this.#revokeAccess.run(user.id, exceptSession);
    await this.#mails.queue({
      key: `password-changed ${this.#ids.next()}`,
      to: user.email,
      template: 'password-changed',
      params: { firstName: user.firstName },
    });
  }
}

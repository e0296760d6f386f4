import type { Mails } from '#kernel/mail.ts';
import type { Clock, Ids } from '#kernel/ports.ts';
import { withOwnPassword, type User } from '../domain/user.ts';
import type { Users } from './ports.ts';
import type { RevokeAccess } from './revoke-access.ts';

/** The owner has a new password: whoever else was in is out, and the owner is told, in case that it was not them. */
export class ReplacePassword {
  readonly #users: Users;
  readonly #revokeAccess: RevokeAccess;
  readonly #mails: Mails;
  readonly #ids: Ids;
  readonly #clock: Clock;

  constructor(users: Users, revokeAccess: RevokeAccess, mails: Mails, ids: Ids, clock: Clock) {
    this.#users = users;
    this.#revokeAccess = revokeAccess;
    this.#mails = mails;
    this.#ids = ids;
    this.#clock = clock;
  }

  /** In the caller's transaction, which holds the user's row. */
  async run(user: User, passwordHash: string, by: { readonly session: string } | 'mail'): Promise<void> {
    const [hand, exceptSession] = by === 'mail' ? (['mail', undefined] as const) : (['owner', by.session] as const);
    await this.#users.save(withOwnPassword(user, passwordHash, hand, this.#clock.now()));
    await this.#revokeAccess.run(user.id, 'password', exceptSession);
    await this.#mails.queue({
      key: `password-changed ${this.#ids.next()}`,
      to: user.email,
      template: 'password-changed',
      params: { firstName: user.firstName },
    });
  }
}

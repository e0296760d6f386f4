import { DomainError } from '#kernel/refusal.ts';
import type { Clock, Transactions } from '#kernel/ports.ts';
import { assertUncommon } from '../domain/password-policy.ts';
import type { PasswordLinks, Passwords, Users } from './ports.ts';
import type { ReplacePassword } from './replace-password.ts';

/** Sets a password by the link of a mail, once. Who reads the mail owns the address. */
export class ResetPassword {
  readonly #users: Users;
  readonly #passwords: Passwords;
  readonly #links: PasswordLinks;
  readonly #replacePassword: ReplacePassword;
  readonly #transactions: Transactions;
  readonly #clock: Clock;

  constructor(
    users: Users,
    passwords: Passwords,
    links: PasswordLinks,
    replacePassword: ReplacePassword,
    transactions: Transactions,
    clock: Clock,
  ) {
    this.#users = users;
    this.#passwords = passwords;
    this.#links = links;
    this.#replacePassword = replacePassword;
    this.#transactions = transactions;
    this.#clock = clock;
  }

  /** @throws identity.reset_token_invalid, identity.password_too_common */
  async run(token: string, password: string): Promise<void> {
    const userId = await this.#links.holderOf(token, this.#clock.now());
    if (userId === undefined) throw new DomainError('identity.reset_token_invalid');
    assertUncommon(password);
    const passwordHash = await this.#passwords.hash(password);
    await this.#transactions.run(async () => {
      const user = await this.#users.locked(userId);
      const redeemed = await this.#links.redeem(token, this.#clock.now());
      if (user?.status !== 'active' || !redeemed) throw new DomainError('identity.reset_token_invalid');
      await this.#replacePassword.run({ ...user, emailVerified: true }, passwordHash, 'mail');
    });
  }
}

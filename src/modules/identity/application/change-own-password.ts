import { DomainError } from '#kernel/refusal.ts';
import type { Transactions } from '#kernel/ports.ts';
import { assertUncommon } from '../domain/password-policy.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import type { Passwords, Users } from './ports.ts';
import type { ReplacePassword } from './replace-password.ts';

export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
}

export class ChangeOwnPassword {
  readonly #users: Users;
  readonly #passwords: Passwords;
  readonly #replacePassword: ReplacePassword;
  readonly #limits: AttemptLimits;
  readonly #transactions: Transactions;

  constructor(
    users: Users,
    passwords: Passwords,
    replacePassword: ReplacePassword,
    limits: AttemptLimits,
    transactions: Transactions,
  ) {
    this.#users = users;
    this.#passwords = passwords;
    this.#replacePassword = replacePassword;
    this.#limits = limits;
    this.#transactions = transactions;
  }

  /** @throws identity.old_password_incorrect, identity.password_unchanged, identity.password_too_common */
  async run(
    { id, sessionId }: { readonly id: string; readonly sessionId: string },
    { oldPassword, newPassword }: PasswordChange,
  ): Promise<void> {
    await this.#limits.passwordChange(id);
    const checked = await this.#users.find(id);
    if (!(await this.#passwords.verify(checked?.passwordHash ?? null, oldPassword))) {
      throw new DomainError('identity.old_password_incorrect');
    }
    if (newPassword === oldPassword) throw new DomainError('identity.password_unchanged');
    assertUncommon(newPassword);
    const passwordHash = await this.#passwords.hash(newPassword);
    await this.#transactions.run(async () => {
      const user = await this.#users.locked(id);
      // the password that was checked may have been replaced since
      if (!user || user.passwordHash !== checked?.passwordHash) throw new DomainError('request.conflict');
      await this.#replacePassword.run(user, passwordHash, { session: sessionId });
    });
  }
}

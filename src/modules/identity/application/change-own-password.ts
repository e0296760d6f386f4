import { DomainError } from '#kernel/refusal.ts';
import { assertUncommon } from '../domain/password-policy.ts';
import type { ReplacePassword } from './replace-password.ts';
import type { Needs } from './needs.ts';

interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
}

/**
 * @throws identity.old_password_incorrect, identity.password_unchanged, identity.password_too_common,
 * identity.too_many_attempts, request.conflict
 */
export const changeOwnPassword =
  ({
    users,
    passwords,
    replacePassword,
    limits,
    work,
  }: Needs<'users' | 'passwords' | 'work' | 'limits'> & { readonly replacePassword: ReplacePassword }) =>
  async (
    { id, sessionId }: { readonly id: string; readonly sessionId: string },
    { oldPassword, newPassword }: PasswordChange,
  ): Promise<void> => {
    await limits.passwordChange(id);
    const checked = await users.find(id);
    if (!(await passwords.verify(checked?.passwordHash ?? null, oldPassword))) {
      throw new DomainError('identity.old_password_incorrect');
    }
    if (newPassword === oldPassword) throw new DomainError('identity.password_unchanged');
    assertUncommon(newPassword);
    const passwordHash = await passwords.hash(newPassword);
    await work.run(async () => {
      const user = await users.lock(id);
      // the password that was checked may have been replaced meanwhile
      if (!user || user.passwordHash !== checked?.passwordHash) throw new DomainError('request.conflict');
      await replacePassword(user, passwordHash, { session: sessionId });
    });
  };
export type ChangeOwnPassword = ReturnType<typeof changeOwnPassword>;

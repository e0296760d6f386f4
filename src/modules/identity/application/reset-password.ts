import { DomainError } from '#kernel/refusal.ts';
import { assertUncommon } from '../domain/password-policy.ts';
import type { ReplacePassword } from './replace-password.ts';
import type { Needs } from './needs.ts';

/**
 * Sets a password by a mailed link, once. The use of the link also proves that its user owns the address.
 * @throws identity.reset_token_invalid, identity.password_too_common
 */
export const resetPassword =
  ({
    users,
    passwords,
    links,
    replacePassword,
    work,
  }: Needs<'users' | 'passwords' | 'links' | 'work'> & { readonly replacePassword: ReplacePassword }) =>
  async (token: string, password: string): Promise<void> => {
    const userId = await links.holderOf(token, work.now());
    if (userId === undefined) throw new DomainError('identity.reset_token_invalid');
    assertUncommon(password);
    const passwordHash = await passwords.hash(password);
    await work.run(async () => {
      const user = await users.lock(userId);
      const redeemed = await links.redeem(token, work.now());
      if (user?.status !== 'active' || !redeemed) throw new DomainError('identity.reset_token_invalid');
      await replacePassword({ ...user, emailVerified: true }, passwordHash, 'mail');
    });
  };
export type ResetPassword = ReturnType<typeof resetPassword>;

import { DomainError } from '#kernel/refusal.ts';
import type { AnonymiseAccount } from './anonymise-account.ts';
import type { Needs } from './needs.ts';

/**
 * A user deletes their own account.
 * @throws identity.password_incorrect, identity.deletion_…, identity.too_many_attempts
 */
export const deleteOwnAccount = ({
  users,
  passwords,
  unsettled,
  anonymise,
  limits,
  work,
}: Needs<'users' | 'passwords' | 'unsettled' | 'work' | 'limits'> & { readonly anonymise: AnonymiseAccount }) => {
  const assertSettled = async (userId: string): Promise<void> => {
    const { orders, payments, balance } = await unsettled.lock(userId);
    if (orders > 0) throw new DomainError('identity.deletion_open_orders', { count: orders });
    if (payments > 0) throw new DomainError('identity.deletion_open_payments');
    if (balance.amount !== 0) throw new DomainError('identity.deletion_balance', { balance });
  };

  return async (userId: string, password: string): Promise<void> => {
    await limits.passwordChange(userId);
    const checked = await users.find(userId);
    if (checked?.status === 'deleted') throw new DomainError('identity.unauthenticated');
    if (!(await passwords.verify(checked?.passwordHash ?? null, password))) {
      throw new DomainError('identity.password_incorrect');
    }
    await work.run(async () => {
      const user = await users.lock(userId);
      // the password that was checked may have been replaced meanwhile
      if (user?.status === 'deleted') throw new DomainError('identity.unauthenticated');
      if (!user || user.passwordHash !== checked?.passwordHash) throw new DomainError('identity.password_incorrect');
      await assertSettled(userId);
      await anonymise(user);
    });
  };
};
export type DeleteOwnAccount = ReturnType<typeof deleteOwnAccount>;

import { DomainError } from '#kernel/refusal.ts';
import { savedSecret } from '../domain/secret.ts';
import type { CredentialVault } from './credential-vault.ts';
import type { Needs } from './needs.ts';

/** A customer removes a saved account, unless an order that has not ended uses it. */
export const removeGameAccount =
  ({
    accounts,
    orderAccounts,
    vault,
    work,
  }: Needs<'accounts' | 'orderAccounts' | 'work'> & { readonly vault: CredentialVault }) =>
  (id: string, ownerId: string): Promise<void> =>
    work.run(async () => {
      const account = await accounts.lock(id, ownerId);
      if (!account) throw new DomainError('vault.account_not_found');
      if (await orderAccounts.inUse(id)) throw new DomainError('vault.account_in_use');
      await vault.erase(savedSecret(account));
      await accounts.remove(id);
    });
export type RemoveGameAccount = ReturnType<typeof removeGameAccount>;

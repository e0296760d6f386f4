import type { Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { savedSecret } from '../domain/secret.ts';
import type { CredentialVault } from './credential-vault.ts';
import type { GameAccounts, OrderAccounts } from './ports.ts';

/** A customer removes a saved account, unless an order that has not ended was given it. */
export class RemoveGameAccount {
  readonly #accounts: GameAccounts;
  readonly #orderAccounts: OrderAccounts;
  readonly #vault: CredentialVault;
  readonly #transactions: Transactions;

  constructor(
    accounts: GameAccounts,
    orderAccounts: OrderAccounts,
    vault: CredentialVault,
    transactions: Transactions,
  ) {
    this.#accounts = accounts;
    this.#orderAccounts = orderAccounts;
    this.#vault = vault;
    this.#transactions = transactions;
  }

  run(id: string, ownerId: string): Promise<void> {
    return this.#transactions.run(async () => {
      const account = await this.#accounts.lock(id, ownerId);
      if (!account) throw new DomainError('vault.account_not_found');
      if (await this.#orderAccounts.inUse(id)) throw new DomainError('vault.account_in_use');
      await this.#vault.erase(savedSecret(account));
      await this.#accounts.remove(id);
    });
  }
}

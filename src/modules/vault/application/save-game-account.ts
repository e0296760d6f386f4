import type { Clock, Ids, Transactions } from '#kernel/ports.ts';
import type { Credentials, GameAccount, ShownAccount } from '../domain/game-account.ts';
import { savedSecret } from '../domain/secret.ts';
import type { CredentialVault } from './credential-vault.ts';
import type { GameAccounts } from './ports.ts';

export type NewGameAccount = Omit<GameAccount, 'id' | 'createdAt'> & { readonly credentials?: Credentials };

/** A customer saves a game account; with credentials for others to play it, without for duo. */
export class SaveGameAccount {
  readonly #accounts: GameAccounts;
  readonly #vault: CredentialVault;
  readonly #transactions: Transactions;
  readonly #ids: Ids;
  readonly #clock: Clock;

  constructor(accounts: GameAccounts, vault: CredentialVault, transactions: Transactions, ids: Ids, clock: Clock) {
    this.#accounts = accounts;
    this.#vault = vault;
    this.#transactions = transactions;
    this.#ids = ids;
    this.#clock = clock;
  }

  run({ credentials, ...given }: NewGameAccount): Promise<ShownAccount> {
    return this.#transactions.run(async () => {
      const account: GameAccount = { ...given, id: this.#ids.next(), createdAt: this.#clock.now() };
      await this.#accounts.add(account);
      if (credentials) await this.#vault.keep(savedSecret(account), credentials);
      return { ...account, hasCredentials: credentials !== undefined };
    });
  }
}

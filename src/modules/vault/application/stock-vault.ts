import { purchaseSecret, stockSecret } from '../domain/secret.ts';
import type { CredentialVault } from './credential-vault.ts';

export interface StockCredentials {
  readonly username: string;
  readonly password: string;
  /** What came with the account, such as its e-mail address. */
  readonly extra: string | null;
}

interface Shelved {
  readonly id: string;
  readonly listingId: string;
}
interface Bought {
  readonly id: string;
  readonly buyerId: string;
}

/**
 * The credentials of accounts on sale. There is one copy of them at any time: on the shelf it is sealed under the listing's
 * name, after the sale under the buyer's. The caller's transaction is running wherever something moves.
 */
export class StockVault {
  readonly #vault: CredentialVault;

  constructor(vault: CredentialVault) {
    this.#vault = vault;
  }

  async shelve(account: Shelved, { username, password, extra }: StockCredentials): Promise<void> {
    await this.#vault.keep(stockSecret(account), { username, password, extra });
  }

  async handOver(account: Shelved, purchase: Bought): Promise<void> {
    if (!(await this.#vault.copy(stockSecret(account), purchaseSecret(purchase))))
      throw new Error(`stock account ${account.id} has no credentials`);
    await this.#vault.erase(stockSecret(account));
  }

  /**
   * Back to the shelf, with the password that the buyer does not know.
   * @returns false where the credentials went with the buyer's own account
   */
  async takeBack(purchase: Bought, account: Shelved, password: string): Promise<boolean> {
    const bought = (await this.bought([purchase])).get(purchase.id);
    if (!bought) return false;
    await this.shelve(account, { ...bought, password });
    await this.erase(purchase);
    return true;
  }

  async erase(purchase: Bought): Promise<void> {
    await this.#vault.erase(purchaseSecret(purchase));
  }

  /** What these purchases brought their buyers, by purchase. */
  async bought(purchases: readonly Bought[]): Promise<ReadonlyMap<string, StockCredentials>> {
    const secrets = await this.#vault.reveal(purchases.map(purchaseSecret));
    return new Map(
      [...secrets].map(([id, { username, password, extra = null }]) => [id, { username, password, extra }]),
    );
  }
}

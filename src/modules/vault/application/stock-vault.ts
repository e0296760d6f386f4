import { purchaseSecret, stockSecret } from '../domain/secret.ts';
import type { CredentialVault } from './credential-vault.ts';

export interface StockCredentials {
  readonly username: string;
  readonly password: string;
  /** What is sold with the account, such as its e-mail address. */
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
 * The credentials of accounts on sale. There is never more than one copy. Before the sale it is encrypted under the
 * listing's name, after the sale under the buyer's. Changes must run in the caller's transaction.
 */
export const stockVault = ({ vault }: { readonly vault: CredentialVault }) => {
  const shelve = async (account: Shelved, { username, password, extra }: StockCredentials): Promise<void> => {
    await vault.keep(stockSecret(account), { username, password, extra });
  };

  const erase = async (purchase: Bought): Promise<void> => {
    await vault.erase(purchaseSecret(purchase));
  };

  /** The credentials of these purchases, by purchase. */
  const bought = async (purchases: readonly Bought[]): Promise<ReadonlyMap<string, StockCredentials>> => {
    const secrets = await vault.reveal(purchases.map(purchaseSecret));
    return new Map(
      [...secrets].map(([id, { username, password, extra = null }]) => [id, { username, password, extra }]),
    );
  };

  return {
    shelve,
    handOver: async (account: Shelved, purchase: Bought): Promise<void> => {
      if (!(await vault.copy(stockSecret(account), purchaseSecret(purchase))))
        throw new Error(`stock account ${account.id} has no credentials`);
      await vault.erase(stockSecret(account));
    },
    /**
     * Takes the account back into stock, with a new password that the buyer does not know.
     * @returns false if the credentials were erased with the buyer's account
     */
    takeBack: async (purchase: Bought, account: Shelved, password: string): Promise<boolean> => {
      const credentials = (await bought([purchase])).get(purchase.id);
      if (!credentials) return false;
      await shelve(account, { ...credentials, password });
      await erase(purchase);
      return true;
    },
    erase,
    bought,
  };
};
export type StockVault = ReturnType<typeof stockVault>;

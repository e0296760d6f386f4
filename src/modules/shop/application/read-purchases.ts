import type { Listed } from '#kernel/lists.ts';
import type { StockCredentials } from '#modules/vault/index.ts';
import type { Purchase } from '../domain/stock.ts';
import type { PurchasesAsked } from './ports.ts';
import type { Needs } from './needs.ts';

/** A purchase. Its credentials are null if the account was taken back. */
export type Bought = Purchase & { readonly credentials: StockCredentials | null };

/** Reads a buyer's own purchases with their credentials. Nobody else may read them. */
export const readPurchases = ({ purchases, vault }: Needs<'purchases' | 'vault'>) => {
  const open = async (found: readonly Purchase[]): Promise<readonly Bought[]> => {
    const credentials = await vault.bought(found);
    return found.map((purchase) => ({ ...purchase, credentials: credentials.get(purchase.id) ?? null }));
  };

  return {
    page: async (asked: PurchasesAsked): Promise<Listed<Bought>> => {
      const { rows, ...counted } = await purchases.page(asked);
      return { rows: await open(rows), ...counted };
    },
    one: async (id: string, buyerId: string): Promise<Bought> => {
      const purchase = await purchases.find(id);
      const [bought] = purchase?.buyerId === buyerId ? await open([purchase]) : [];
      if (!bought) throw new Error(`purchase ${id} cannot be read for its buyer`);
      return bought;
    },
  };
};
export type ReadPurchases = ReturnType<typeof readPurchases>;

import type { StockCredentials, StockVault } from '#modules/vault/index.ts';
import type { Purchase } from '../domain/stock.ts';
import type { Part, Purchases, PurchasesAsked } from './ports.ts';

/** What somebody bought; without credentials where the account was taken back. */
export type Bought = Purchase & { readonly credentials: StockCredentials | null };

/** A buyer reads what they bought; nobody else ever does. */
export class ReadPurchases {
  readonly #purchases: Purchases;
  readonly #vault: StockVault;

  constructor(purchases: Purchases, vault: StockVault) {
    this.#purchases = purchases;
    this.#vault = vault;
  }

  async page(asked: PurchasesAsked): Promise<Part<Bought>> {
    const { rows, ...counted } = await this.#purchases.page(asked);
    return { rows: await this.#open(rows), ...counted };
  }

  async one(id: string, buyerId: string): Promise<Bought> {
    const purchase = await this.#purchases.find(id);
    const [bought] = purchase?.buyerId === buyerId ? await this.#open([purchase]) : [];
    if (!bought) throw new Error(`purchase ${id} is not there for its buyer`);
    return bought;
  }

  async #open(purchases: readonly Purchase[]): Promise<readonly Bought[]> {
    const credentials = await this.#vault.bought(purchases);
    return purchases.map((purchase) => ({ ...purchase, credentials: credentials.get(purchase.id) ?? null }));
  }
}

import type { Clock, Ids, UnitOfWork } from '#kernel/ports.ts';
import type { StockVault } from '#modules/vault/index.ts';
import type { Ledger } from '#modules/wallet/index.ts';
import type { AccountNames, Listings, Purchases, Stock } from './ports.ts';

/** What the use cases of this module need, by name. */
interface ShopNeeds {
  readonly listings: Listings;
  readonly stock: Stock;
  readonly vault: StockVault;
  readonly names: AccountNames;
  readonly work: UnitOfWork;
  readonly purchases: Purchases;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly ids: Ids;
}

export type Needs<K extends keyof ShopNeeds> = Pick<ShopNeeds, K>;

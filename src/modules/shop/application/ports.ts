import type { Listed } from '#kernel/lists.ts';
import type { TimeRange } from '#kernel/ports.ts';
import type { Money } from '#kernel/money.ts';
import type { Listing } from '../domain/listing.ts';
import type { Purchase, StockAccount } from '../domain/stock.ts';

interface Asked<Field extends string> {
  readonly from: number;
  readonly limit: number;
  readonly sort: { readonly field: Field; readonly descending: boolean };
  readonly ids?: readonly string[] | undefined;
}

export interface ListingsAsked extends Asked<'createdAt' | 'price' | 'level'> {
  readonly servers?: readonly string[] | undefined;
  readonly leastLevel?: number | undefined;
  readonly onSale?: boolean | undefined;
  /** Words in the server, the level and the description. */
  readonly search?: string;
}

export type CountedListing = Listing & { readonly stock: number; readonly sold: number };

export interface Listings {
  add(listing: Listing): Promise<void>;
  save(listing: Listing): Promise<void>;
  /** Locks the listing until the transaction ends: purchases and changes wait. */
  lock(id: string): Promise<Listing | undefined>;
  find(id: string): Promise<CountedListing | undefined>;
  page(asked: ListingsAsked): Promise<Listed<CountedListing>>;
}

export interface StockAsked extends Asked<'createdAt'> {
  readonly listingIds?: readonly string[] | undefined;
  readonly buyerIds?: readonly string[] | undefined;
  readonly states?: readonly string[] | undefined;
  readonly created?: TimeRange | undefined;
  /** The time of the account's last sale. */
  readonly sold?: TimeRange | undefined;
}

/** An account with its listing's data and its last buyer. */
export type ShownStock = Omit<StockAccount, 'fingerprint'> &
  Pick<Listing, 'server' | 'level'> & {
    readonly sale: (Pick<Purchase, 'buyerId' | 'buyerName' | 'takenBack'> & { price: Money; at: Date }) | null;
  };

export interface Stock {
  /**
   * Adds the accounts that are not in stock or sold yet, and returns their fingerprints. A retired account may be added
   * again.
   */
  add(accounts: readonly StockAccount[]): Promise<ReadonlySet<string>>;
  /** The accounts among these that are in stock or sold. Retired accounts are left out. */
  known(fingerprints: readonly string[]): Promise<ReadonlySet<string>>;
  /** The account that has been in the listing's stock longest. The caller must hold the listing's lock. */
  next(listingId: string): Promise<StockAccount | undefined>;
  lock(id: string): Promise<StockAccount | undefined>;
  save(account: StockAccount): Promise<void>;
  find(id: string): Promise<ShownStock | undefined>;
  page(asked: StockAsked): Promise<Listed<ShownStock>>;
}

export interface PurchasesAsked extends Asked<'createdAt'> {
  readonly buyerId: string;
}

export interface Purchases {
  add(purchase: Purchase): Promise<void>;
  save(purchase: Purchase): Promise<void>;
  find(id: string): Promise<Purchase | undefined>;
  /** The present sale of this account. */
  standing(stockAccountId: string): Promise<Purchase | undefined>;
  page(asked: PurchasesAsked): Promise<Listed<Purchase>>;
}

/** Identifies an account by a keyed digest of its username, which does not reveal the username. */
export interface AccountNames {
  fingerprint(username: string): string;
}

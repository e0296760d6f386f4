import type { TimeRange } from '#kernel/ports.ts';
import type { Money } from '#kernel/money.ts';
import type { Listing } from '../domain/listing.ts';
import type { Purchase, StockAccount } from '../domain/stock.ts';

/** A part of a list and how many rows there are in all. */
export interface Part<T> {
  readonly rows: readonly T[];
  readonly total: number;
  readonly atLeast: boolean;
}

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
  /** Words of the server, the level and the description. */
  readonly search?: string;
}

export type CountedListing = Listing & { readonly stock: number; readonly sold: number };

export interface Listings {
  add(listing: Listing): Promise<void>;
  save(listing: Listing): Promise<void>;
  /** Locks it until the transaction ends: who buys from it, or changes it, waits. */
  lock(id: string): Promise<Listing | undefined>;
  find(id: string): Promise<CountedListing | undefined>;
  page(asked: ListingsAsked): Promise<Part<CountedListing>>;
}

export interface StockAsked extends Asked<'createdAt'> {
  readonly listingIds?: readonly string[] | undefined;
  readonly buyerIds?: readonly string[] | undefined;
  readonly states?: readonly string[] | undefined;
  readonly created?: TimeRange | undefined;
  /** When it was sold last. */
  readonly sold?: TimeRange | undefined;
}

/** An account with what is told of it, and its last buyer. */
export type ShownStock = Omit<StockAccount, 'fingerprint'> &
  Pick<Listing, 'server' | 'level'> & {
    readonly sale: (Pick<Purchase, 'buyerId' | 'buyerName' | 'takenBack'> & { price: Money; at: Date }) | null;
  };

export interface Stock {
  /** Adds the accounts that are not there yet and answers their fingerprints; an account that was retired is not there. */
  add(accounts: readonly StockAccount[]): Promise<ReadonlySet<string>>;
  /** Which of these accounts are there already; an account that was retired is not. */
  known(fingerprints: readonly string[]): Promise<ReadonlySet<string>>;
  /** The one that has lain longest on the listing's shelf. Of one listing, only who holds its lock may ask. */
  next(listingId: string): Promise<StockAccount | undefined>;
  lock(id: string): Promise<StockAccount | undefined>;
  save(account: StockAccount): Promise<void>;
  find(id: string): Promise<ShownStock | undefined>;
  page(asked: StockAsked): Promise<Part<ShownStock>>;
}

export interface PurchasesAsked extends Asked<'createdAt'> {
  readonly buyerId: string;
}

export interface Purchases {
  add(purchase: Purchase): Promise<void>;
  save(purchase: Purchase): Promise<void>;
  find(id: string): Promise<Purchase | undefined>;
  /** The purchase by which this account is sold now. */
  standing(stockAccountId: string): Promise<Purchase | undefined>;
  page(asked: PurchasesAsked): Promise<Part<Purchase>>;
}

/** Recognises an account by its user name, which can't be read from what is kept. */
export interface AccountNames {
  fingerprint(username: string): string;
}

import { folded, wordsOf } from '#kernel/search.ts';
import type {
  CountedListing,
  Listings,
  ListingsAsked,
  Purchases,
  PurchasesAsked,
  ShownStock,
  Stock,
  StockAsked,
} from '#modules/shop/application/ports.ts';
import type { Listing } from '#modules/shop/domain/listing.ts';
import type { Purchase, StockAccount } from '#modules/shop/domain/stock.ts';
import { isWithin } from './in-range.ts';

interface Page {
  readonly from: number;
  readonly limit: number;
  readonly sort: { readonly descending: boolean };
}

/** A page of rows sorted by this value, then by id. */
const pageOf = <T extends { readonly id: string }>(rows: readonly T[], page: Page, by: (row: T) => number) => {
  const up = rows.toSorted((a, b) => by(a) - by(b) || (a.id < b.id ? -1 : 1));
  const wanted = page.sort.descending ? up.toReversed() : up;
  return { rows: wanted.slice(page.from, page.from + page.limit), total: wanted.length, atLeast: false };
};
const isOneOf = (values: readonly string[] | undefined, value: string) => !values || values.includes(value);

/** Listings, stock and purchases in memory. Locks do nothing. */
export class InMemoryShop {
  readonly #listings = new Map<string, Listing>();
  readonly #accounts = new Map<string, StockAccount>();
  readonly #purchases = new Map<string, Purchase>();

  readonly listings: Listings = {
    add: async (listing) => void this.#listings.set(listing.id, listing),
    save: async (listing) => void this.#listings.set(listing.id, listing),
    lock: async (id) => this.#listings.get(id),
    find: async (id) => [...this.#listings.values()].filter((row) => row.id === id).map((row) => this.#counted(row))[0],
    page: async ({ ids, servers, leastLevel = 0, onSale, search = '', ...page }: ListingsAsked) => {
      const found = [...this.#listings.values()]
        .filter((row) => isOneOf(ids, row.id) && isOneOf(servers, row.server) && row.level >= leastLevel)
        .filter((row) => onSale === undefined || row.onSale === onSale)
        .filter(({ server, level, description }) =>
          wordsOf(search).every((word) => folded(`${server} ${level} ${description}`).includes(word)),
        )
        .map((row) => this.#counted(row));
      const { field } = page.sort;
      return pageOf(found, page, (row) =>
        field === 'price' ? row.price.amount : field === 'level' ? row.level : row.createdAt.getTime(),
      );
    },
  };

  readonly stock: Stock = {
    add: async (accounts) => {
      const known = this.#known();
      const added = accounts.filter(({ fingerprint }) => !known.has(fingerprint));
      for (const account of added) this.#accounts.set(account.id, account);
      return new Set(added.map(({ fingerprint }) => fingerprint));
    },
    known: async (fingerprints) => new Set(fingerprints.filter((fingerprint) => this.#known().has(fingerprint))),
    next: async (listingId) =>
      pageOf(
        [...this.#accounts.values()].filter((row) => row.listingId === listingId && row.state === 'in-stock'),
        { from: 0, limit: 1, sort: { descending: false } },
        (row) => row.createdAt.getTime(),
      ).rows[0],
    lock: async (id) => this.#accounts.get(id),
    save: async (account) => void this.#accounts.set(account.id, account),
    find: async (id) => this.#shown().find((row) => row.id === id),
    page: async ({ ids, listingIds, buyerIds, states, created, sold, ...page }: StockAsked) => {
      const found = this.#shown()
        .filter((row) => isOneOf(ids, row.id) && isOneOf(listingIds, row.listingId) && isOneOf(states, row.state))
        .filter((row) => isWithin(created, row.createdAt) && (!sold || (row.sale && isWithin(sold, row.sale.at))))
        .filter((row) => !buyerIds || this.#soldTo(row.id).some((buyerId) => buyerIds.includes(buyerId)));
      return pageOf(found, page, (row) => row.createdAt.getTime());
    },
  };

  readonly purchases: Purchases = {
    add: async (purchase) => void this.#purchases.set(purchase.id, purchase),
    save: async (purchase) => void this.#purchases.set(purchase.id, purchase),
    find: async (id) => this.#purchases.get(id),
    standing: async (id) =>
      [...this.#purchases.values()].find((row) => row.stockAccountId === id && row.takenBack === null),
    page: async ({ buyerId, ids, ...page }: PurchasesAsked) => {
      const found = [...this.#purchases.values()].filter((row) => row.buyerId === buyerId && isOneOf(ids, row.id));
      return pageOf(found, page, (row) => row.createdAt.getTime());
    },
  };

  #known(): ReadonlySet<string> {
    return new Set([...this.#accounts.values()].filter((row) => row.state !== 'retired').map((row) => row.fingerprint));
  }

  #counted(listing: Listing): CountedListing {
    const mine = [...this.#accounts.values()].filter((row) => row.listingId === listing.id);
    const count = (state: StockAccount['state']) => mine.filter((row) => row.state === state).length;
    return { ...listing, stock: count('in-stock'), sold: count('sold') };
  }

  #soldTo(accountId: string): readonly string[] {
    return [...this.#purchases.values()].flatMap((row) => (row.stockAccountId === accountId ? [row.buyerId] : []));
  }

  #shown(): readonly ShownStock[] {
    return [...this.#accounts.values()].flatMap(({ fingerprint: _fingerprint, ...account }) => {
      const listing = this.#listings.get(account.listingId);
      const sale = [...this.#purchases.values()]
        .filter((row) => row.stockAccountId === account.id)
        .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0];
      if (!listing) return [];
      const { server, level } = listing;
      const { buyerId = '', buyerName = '', price, createdAt: at, takenBack = null } = sale ?? {};
      return { ...account, server, level, sale: price && at ? { buyerId, buyerName, price, at, takenBack } : null };
    });
  }
}

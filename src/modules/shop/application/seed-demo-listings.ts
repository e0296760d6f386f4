import { Money } from '#kernel/money.ts';
import type { Transactions } from '#kernel/ports.ts';
import type { LeagueServer } from '#kernel/vocabulary.ts';
import type { AddStock } from './add-stock.ts';
import type { CreateListing } from './create-listing.ts';
import type { Listings } from './ports.ts';

const offers: readonly (readonly [server: LeagueServer, level: number, lira: number, stock: number, about: string])[] =
  [
    ['tr', 30, 349, 8, '30. seviye, dereceli maç oynanmamış. 20 şampiyon, 15.000 mavi öz. E-posta doğrulanmamış.'],
    ['euw', 30, 429, 5, '30. seviye, dereceli maç oynanmamış. 25 şampiyon, 20.000 mavi öz. E-posta doğrulanmamış.'],
    ['tr', 52, 590, 3, '52. seviye, geçen sezon derecesiz. 60 şampiyon, 4 kostüm. E-posta adresiyle birlikte.'],
  ];

/** Listings of the demonstration, with stock. They never exist in production. */
export class SeedDemoListings {
  readonly #listings: Listings;
  readonly #create: CreateListing;
  readonly #addStock: AddStock;
  readonly #transactions: Transactions;

  constructor(listings: Listings, create: CreateListing, addStock: AddStock, transactions: Transactions) {
    this.#listings = listings;
    this.#create = create;
    this.#addStock = addStock;
    this.#transactions = transactions;
  }

  /** Adds them where there is no listing yet. */
  run(): Promise<void> {
    return this.#transactions.run(async () => {
      const sort = { field: 'createdAt', descending: false } as const;
      if ((await this.#listings.page({ from: 0, limit: 1, sort })).total > 0) return;
      for (const [server, level, lira, stock, description] of offers) {
        const { id } = await this.#create.run({ server, level, description, price: Money.lira(lira), onSale: true });
        const name = (nth: number) => `basamak${server}${level}n${nth + 1}`;
        await this.#addStock.run(
          id,
          Array.from({ length: stock }, (_, nth) => `${name(nth)}:deneme-sifresi-${nth + 1}:${name(nth)}@basamak.test`),
        );
      }
    });
  }
}

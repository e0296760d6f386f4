import { Money } from '#kernel/money.ts';
import type { LeagueServer } from '#kernel/vocabulary.ts';
import type { AddStock } from './add-stock.ts';
import type { CreateListing } from './create-listing.ts';
import type { Needs } from './needs.ts';

const offers: readonly (readonly [server: LeagueServer, level: number, lira: number, stock: number, about: string])[] =
  [
    ['tr', 30, 349, 8, '30. seviye, dereceli maç oynanmamış. 20 şampiyon, 15.000 mavi öz. E-posta doğrulanmamış.'],
    ['euw', 30, 429, 5, '30. seviye, dereceli maç oynanmamış. 25 şampiyon, 20.000 mavi öz. E-posta doğrulanmamış.'],
    ['tr', 52, 590, 3, '52. seviye, geçen sezon derecesiz. 60 şampiyon, 4 kostüm. E-posta adresiyle birlikte.'],
  ];

/** Adds the demo listings with stock, if there is no listing yet. Demo listings never exist in production. */
export const seedDemoListings =
  ({
    listings,
    create,
    addStock,
    work,
  }: Needs<'listings' | 'work'> & { readonly create: CreateListing; readonly addStock: AddStock }) =>
  (): Promise<void> =>
    work.run(async () => {
      const sort = { field: 'createdAt', descending: false } as const;
      if ((await listings.page({ from: 0, limit: 1, sort })).total > 0) return;
      for (const [server, level, lira, stock, description] of offers) {
        const { id } = await create({ server, level, description, price: Money.lira(lira), onSale: true });
        const name = (nth: number) => `basamak${server}${level}n${nth + 1}`;
        await addStock(
          id,
          Array.from({ length: stock }, (_, nth) => `${name(nth)}:deneme-sifresi-${nth + 1}:${name(nth)}@basamak.test`),
        );
      }
    });
export type SeedDemoListings = ReturnType<typeof seedDemoListings>;

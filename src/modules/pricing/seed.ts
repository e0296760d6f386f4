import type { Clock, Ids } from '#kernel/ports.ts';
import type { Coupons, PriceBooks } from './application/ports.ts';
import { seedPriceBook } from './price-book.seed.ts';
import { seedCoupons } from './seed-coupons.ts';

/** Publishes the first price book and the first coupons where there are none; several may do so at once. */
export const seedPricing = async (books: PriceBooks, coupons: Coupons, clock: Clock, ids: Ids): Promise<void> => {
  const now = clock.now();
  await books.publish({ version: 1, book: seedPriceBook }, now);
  await coupons.add(seedCoupons(ids), now);
};

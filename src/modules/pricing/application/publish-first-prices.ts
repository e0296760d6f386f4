import { firstVersion } from '../domain/price-book.ts';
import { firstCoupons } from './first-coupons.ts';
import { firstPriceBook } from './first-price-book.ts';
import type { Needs } from './needs.ts';

/** Publishes the first prices if there are none. Several processes may do so at the same time. */
export const publishFirstPrices =
  ({ books, coupons, clock, ids }: Needs<'books' | 'coupons' | 'clock' | 'ids'>) =>
  async (): Promise<void> => {
    const now = clock.now();
    if (await books.holding(now)) return;
    await coupons.add(firstCoupons(ids), now);
    const edition = {
      id: ids.next(),
      version: firstVersion,
      reason: null,
      authorId: null,
      basedOn: null,
      changes: 0,
      createdAt: now,
      publishedAt: now,
      cancelledAt: null,
    };
    await books.publish(edition, firstPriceBook);
  };

import type { Clock, Ids } from '#kernel/ports.ts';
import { firstVersion } from '../domain/price-book.ts';
import { firstCoupons } from './first-coupons.ts';
import { firstPriceBook } from './first-price-book.ts';
import type { Coupons, PriceBooks } from './ports.ts';

/** Without prices there is no product: publishes the first where there are none. Several processes may do so at once. */
export class PublishFirstPrices {
  readonly #books: PriceBooks;
  readonly #coupons: Coupons;
  readonly #clock: Clock;
  readonly #ids: Ids;

  constructor(books: PriceBooks, coupons: Coupons, clock: Clock, ids: Ids) {
    this.#books = books;
    this.#coupons = coupons;
    this.#clock = clock;
    this.#ids = ids;
  }

  async run(): Promise<void> {
    const now = this.#clock.now();
    if (await this.#books.holding(now)) return;
    await this.#coupons.add(firstCoupons(this.#ids), now);
    const edition = {
      id: this.#ids.next(),
      version: firstVersion,
      reason: null,
      authorId: null,
      basedOn: null,
      changes: 0,
      createdAt: now,
      publishedAt: now,
      cancelledAt: null,
    };
    await this.#books.publish(edition, firstPriceBook);
  }
}

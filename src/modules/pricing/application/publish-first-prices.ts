import type { Clock, Ids } from '#kernel/ports.ts';
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
    if (await this.#books.newerThan(0)) return;
    const now = this.#clock.now();
    await this.#coupons.add(firstCoupons(this.#ids), now);
    await this.#books.publish({ version: 1, book: firstPriceBook }, now);
  }
}

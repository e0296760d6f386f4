import type { Clock } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { PriceBooks } from './ports.ts';

/** Calls off a version whose time has not come; it keeps its number and stays to be read. */
export class CancelPriceBook {
  readonly #books: PriceBooks;
  readonly #clock: Clock;

  constructor(books: PriceBooks, clock: Clock) {
    this.#books = books;
    this.#clock = clock;
  }

  /** @throws DomainError where it holds already, or was called off. */
  async run(id: string): Promise<void> {
    if (await this.#books.cancel(id, this.#clock.now())) return;
    throw new DomainError((await this.#books.find(id)) ? 'pricing.book_not_scheduled' : 'pricing.book_not_found');
  }
}

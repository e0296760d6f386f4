import type { Draft as WireDraft } from '#contract/pricing.ts';
import type { Clock } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Lane } from '#kernel/vocabulary.ts';
import { laneDifferences, type LaneDifference } from '../domain/lane-difference.ts';
import type { PriceBooks } from './ports.ts';
import { readDraft } from './read-draft.ts';

/** What another lane adds to an order, by the version of the price book that the order was priced with. */
export class LanePrices {
  readonly #books: PriceBooks;
  readonly #clock: Clock;

  constructor(books: PriceBooks, clock: Clock) {
    this.#books = books;
    this.#clock = clock;
  }

  async differences(draft: WireDraft, version: number): Promise<ReadonlyMap<Lane, LaneDifference>> {
    const book = await this.#books.ofVersion(version);
    if (!book) throw new DomainError('pricing.book_not_found');
    return laneDifferences(readDraft(draft), book, this.#clock.now());
  }
}

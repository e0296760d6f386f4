import { changesBetween } from '#kernel/price-book.ts';
import type { Clock, Ids } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Edition, PriceBook } from '../domain/price-book.ts';
import type { PriceBooks } from './ports.ts';

export interface Publishing {
  readonly basedOn: number;
  readonly document: PriceBook;
  readonly reason: string;
  readonly authorId: string;
  /** Absent: at once. */
  readonly publishAt?: Date | undefined;
}

/**
 * Adds a version of the price book. One that waits for its time holds everyone else back: what is published in between
 * would be undone by it without a word.
 */
export class PublishPriceBook {
  readonly #books: PriceBooks;
  readonly #clock: Clock;
  readonly #ids: Ids;

  constructor(books: PriceBooks, clock: Clock, ids: Ids) {
    this.#books = books;
    this.#clock = clock;
    this.#ids = ids;
  }

  /** @throws DomainError pricing.book_outdated where somebody else was quicker. */
  async run({ basedOn, document, reason, authorId, publishAt }: Publishing): Promise<Edition> {
    const now = this.#clock.now();
    if (publishAt && publishAt <= now) throw new DomainError('pricing.book_time_passed');
    const { scheduled, highest } = await this.#books.standing(now);
    if (scheduled !== undefined) throw new DomainError('pricing.book_scheduled', { version: scheduled });
    const holding = await this.#books.holding(now);
    if (!holding) throw new DomainError('service.unavailable', { retryAfterSeconds: 2 });
    if (holding.version !== basedOn) throw new DomainError('pricing.book_outdated', { version: holding.version });
    const changes = changesBetween(holding.book, document).length;
    if (changes === 0) throw new DomainError('pricing.book_unchanged');
    const edition: Edition = {
      id: this.#ids.next(),
      version: highest + 1,
      reason,
      authorId,
      basedOn,
      changes,
      createdAt: now,
      publishedAt: publishAt ?? now,
      cancelledAt: null,
    };
    // of several at once one gets the number
    if (!(await this.#books.publish(edition, document)))
      throw new DomainError('pricing.book_outdated', { version: edition.version });
    return edition;
  }
}

import type { AdminPriceBook, AdminPriceBookRow } from '#contract/price-book.ts';
import type { Clock } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { type Edition, stateOf } from '../domain/price-book.ts';
import type { Authors, PriceBooks } from './ports.ts';

/** Versions as the console reads them: with their authors' names and what they are at this moment. */
export class ReadPriceBooks {
  readonly #books: PriceBooks;
  readonly #authors: Authors;
  readonly #clock: Clock;

  constructor(books: PriceBooks, authors: Authors, clock: Clock) {
    this.#books = books;
    this.#authors = authors;
    this.#clock = clock;
  }

  /** @throws DomainError pricing.book_not_found */
  async one(id: string): Promise<AdminPriceBook> {
    const found = await this.#books.find(id);
    if (!found) throw new DomainError('pricing.book_not_found');
    const [row] = await this.rowsOf([found.edition]);
    if (!row) throw new Error(`version ${id} has no row`);
    return { ...row, document: found.book };
  }

  async rowsOf(editions: readonly Edition[]): Promise<readonly AdminPriceBookRow[]> {
    const holding = await this.#books.holding(this.#clock.now());
    const authorIds = editions.flatMap(({ authorId }) => authorId ?? []);
    const names = await this.#authors.namesOf([...new Set(authorIds)]);
    return editions.map(({ authorId, createdAt, publishedAt, cancelledAt, ...edition }) => ({
      ...edition,
      state: stateOf({ authorId, createdAt, publishedAt, cancelledAt, ...edition }, holding?.version ?? 0),
      authorName: authorId === null ? null : (names.get(authorId) ?? null),
      createdAt: createdAt.toISOString(),
      publishedAt: publishedAt.toISOString(),
      cancelledAt: cancelledAt?.toISOString() ?? null,
    }));
  }
}

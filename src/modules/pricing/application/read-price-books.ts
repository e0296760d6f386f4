import type { AdminPriceBook, AdminPriceBookRow } from '#contract/pricing/price-book.ts';
import { DomainError } from '#kernel/refusal.ts';
import { type Edition, stateOf } from '../domain/price-book.ts';
import type { Needs } from './needs.ts';

/** Versions for the console, with their authors' names and their present state. */
export const readPriceBooks = ({ books, authors, clock }: Needs<'books' | 'authors' | 'clock'>) => {
  const rowsOf = async (editions: readonly Edition[]): Promise<readonly AdminPriceBookRow[]> => {
    const holding = await books.holding(clock.now());
    const authorIds = editions.flatMap(({ authorId }) => authorId ?? []);
    const names = await authors.namesOf([...new Set(authorIds)]);
    return editions.map(({ authorId, createdAt, publishedAt, cancelledAt, ...edition }) => ({
      ...edition,
      state: stateOf({ authorId, createdAt, publishedAt, cancelledAt, ...edition }, holding?.version ?? 0),
      authorName: authorId === null ? null : (names.get(authorId) ?? null),
      createdAt: createdAt.toISOString(),
      publishedAt: publishedAt.toISOString(),
      cancelledAt: cancelledAt?.toISOString() ?? null,
    }));
  };

  return {
    /** @throws DomainError pricing.book_not_found */
    one: async (id: string): Promise<AdminPriceBook> => {
      const found = await books.find(id);
      if (!found) throw new DomainError('pricing.book_not_found');
      const [row] = await rowsOf([found.edition]);
      if (!row) throw new Error(`price book version ${id} has no view`);
      return { ...row, document: found.book };
    },
    rowsOf,
  };
};
export type ReadPriceBooks = ReturnType<typeof readPriceBooks>;

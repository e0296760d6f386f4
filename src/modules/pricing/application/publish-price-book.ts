import { changesBetween } from '#kernel/price-book.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Edition, PriceBook } from '../domain/price-book.ts';
import type { Needs } from './needs.ts';

export interface Publishing {
  readonly basedOn: number;
  readonly document: PriceBook;
  readonly reason: string;
  readonly authorId: string;
  /** Undefined if the version comes into force at once. */
  readonly publishAt?: Date | undefined;
}

/**
 * Adds a version of the price book. While one version is scheduled no other may be published, because the scheduled one
 * would silently undo it.
 * @throws DomainError pricing.book_outdated if somebody else has published meanwhile; pricing.book_scheduled,
 * pricing.book_time_passed, pricing.book_unchanged
 */
export const publishPriceBook =
  ({ books, clock, ids }: Needs<'books' | 'clock' | 'ids'>) =>
  async ({ basedOn, document, reason, authorId, publishAt }: Publishing): Promise<Edition> => {
    const now = clock.now();
    if (publishAt && publishAt <= now) throw new DomainError('pricing.book_time_passed');
    const { scheduled, highest } = await books.standing(now);
    if (scheduled !== undefined) throw new DomainError('pricing.book_scheduled', { version: scheduled });
    const holding = await books.holding(now);
    if (!holding) throw new DomainError('service.unavailable', { retryAfterSeconds: 2 });
    if (holding.version !== basedOn) throw new DomainError('pricing.book_outdated', { version: holding.version });
    const changes = changesBetween(holding.book, document).length;
    if (changes === 0) throw new DomainError('pricing.book_unchanged');
    const edition: Edition = {
      id: ids.next(),
      version: highest + 1,
      reason,
      authorId,
      basedOn,
      changes,
      createdAt: now,
      publishedAt: publishAt ?? now,
      cancelledAt: null,
    };
    // if several versions are published at the same time, one gets the number and the others are refused
    if (!(await books.publish(edition, document)))
      throw new DomainError('pricing.book_outdated', { version: edition.version });
    return edition;
  };
export type PublishPriceBook = ReturnType<typeof publishPriceBook>;

import { DomainError } from '#kernel/refusal.ts';
import type { Needs } from './needs.ts';

/**
 * Cancels a scheduled version. The version keeps its number and can still be read.
 * @throws DomainError pricing.book_not_found; pricing.book_not_scheduled if the version is in force or was cancelled
 */
export const cancelPriceBook =
  ({ books, clock }: Needs<'books' | 'clock'>) =>
  async (id: string): Promise<void> => {
    if (await books.cancel(id, clock.now())) return;
    throw new DomainError((await books.find(id)) ? 'pricing.book_not_scheduled' : 'pricing.book_not_found');
  };
export type CancelPriceBook = ReturnType<typeof cancelPriceBook>;

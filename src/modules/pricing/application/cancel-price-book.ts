import { DomainError } from '#kernel/refusal.ts';
import type { Needs } from './needs.ts';

/**
 * Calls off a version whose time has not come; it keeps its number and stays to be read.
 * @throws DomainError where it holds already, or was called off.
 */
export const cancelPriceBook =
  ({ books, clock }: Needs<'books' | 'clock'>) =>
  async (id: string): Promise<void> => {
    if (await books.cancel(id, clock.now())) return;
    throw new DomainError((await books.find(id)) ? 'pricing.book_not_scheduled' : 'pricing.book_not_found');
  };
export type CancelPriceBook = ReturnType<typeof cancelPriceBook>;

import type { Draft as WireDraft } from '#contract/pricing/schemas.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Lane } from '#kernel/vocabulary.ts';
import { laneDifferences, type LaneDifference } from '../domain/lane-difference.ts';
import { readDraft } from './read-draft.ts';
import type { Needs } from './needs.ts';

/**
 * What each lane would add to an order's price. Prices come from the version of the price book with which the order was
 * priced.
 */
export const lanePrices = ({ books, clock }: Needs<'books' | 'clock'>) => ({
  differences: async (draft: WireDraft, version: number): Promise<ReadonlyMap<Lane, LaneDifference>> => {
    const book = await books.ofVersion(version);
    if (!book) throw new DomainError('pricing.book_not_found');
    return laneDifferences(readDraft(draft), book, clock.now());
  },
});
export type LanePrices = ReturnType<typeof lanePrices>;

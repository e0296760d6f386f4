import { DomainError } from '#kernel/refusal.ts';
import { changed, type ListingChange } from '../domain/listing.ts';
import type { Needs } from './needs.ts';

/**
 * Changes a listing. A buyer at the same time pays the price that they saw, or is refused.
 * @throws DomainError shop.listing_not_found
 */
export const changeListing =
  ({ listings, work }: Needs<'listings' | 'work'>) =>
  (id: string, change: ListingChange): Promise<void> =>
    work.run(async () => {
      const listing = await listings.lock(id);
      if (!listing) throw new DomainError('shop.listing_not_found');
      await listings.save(changed(listing, change, work.now()));
    });
export type ChangeListing = ReturnType<typeof changeListing>;

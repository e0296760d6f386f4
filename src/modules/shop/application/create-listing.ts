import type { ListingFacts } from '../domain/listing.ts';
import type { CountedListing } from './ports.ts';
import type { Needs } from './needs.ts';

/** Creates a listing without stock. */
export const createListing =
  ({ listings, clock, ids }: Needs<'listings' | 'clock' | 'ids'>) =>
  async (facts: ListingFacts): Promise<CountedListing> => {
    const at = clock.now();
    const listing = { ...facts, id: ids.next(), createdAt: at, updatedAt: at };
    await listings.add(listing);
    return { ...listing, stock: 0, sold: 0 };
  };
export type CreateListing = ReturnType<typeof createListing>;

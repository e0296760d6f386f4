import type { Clock, Ids } from '#kernel/ports.ts';
import type { ListingFacts } from '../domain/listing.ts';
import type { CountedListing, Listings } from './ports.ts';

/** An admin offers a kind of account; it has no stock yet. */
export class CreateListing {
  readonly #listings: Listings;
  readonly #clock: Clock;
  readonly #ids: Ids;

  constructor(listings: Listings, clock: Clock, ids: Ids) {
    this.#listings = listings;
    this.#clock = clock;
    this.#ids = ids;
  }

  async run(facts: ListingFacts): Promise<CountedListing> {
    const at = this.#clock.now();
    const listing = { ...facts, id: this.#ids.next(), createdAt: at, updatedAt: at };
    await this.#listings.add(listing);
    return { ...listing, stock: 0, sold: 0 };
  }
}

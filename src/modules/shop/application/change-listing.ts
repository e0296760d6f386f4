import type { Clock, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { changed, type ListingChange } from '../domain/listing.ts';
import type { Listings } from './ports.ts';

/** An admin changes what a listing says or costs; whoever buys meanwhile pays the price that they saw, or nothing. */
export class ChangeListing {
  readonly #listings: Listings;
  readonly #transactions: Transactions;
  readonly #clock: Clock;

  constructor(listings: Listings, transactions: Transactions, clock: Clock) {
    this.#listings = listings;
    this.#transactions = transactions;
    this.#clock = clock;
  }

  /** @throws DomainError shop.listing_not_found */
  run(id: string, change: ListingChange): Promise<void> {
    return this.#transactions.run(async () => {
      const listing = await this.#listings.lock(id);
      if (!listing) throw new DomainError('shop.listing_not_found');
      await this.#listings.save(changed(listing, change, this.#clock.now()));
    });
  }
}

import type { Money, MoneyJson } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { LeagueServer } from '#kernel/vocabulary.ts';

/** A kind of account on sale (domain.md §9): the description for buyers, and the price of one account. */
export interface Listing {
  readonly id: string;
  readonly server: LeagueServer;
  readonly level: number;
  readonly description: string;
  readonly price: Money;
  /** If false, the listing is neither shown nor sold. */
  readonly onSale: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The properties that staff may set and change. */
export type ListingFacts = Pick<Listing, 'server' | 'level' | 'description' | 'price' | 'onSale'>;

/** Undefined properties stay unchanged. */
export type ListingChange = { readonly [Fact in keyof ListingFacts]?: ListingFacts[Fact] | undefined };
export const changed = (listing: Listing, change: ListingChange, at: Date): Listing => ({
  ...listing,
  server: change.server ?? listing.server,
  level: change.level ?? listing.level,
  description: change.description ?? listing.description,
  price: change.price ?? listing.price,
  onSale: change.onSale ?? listing.onSale,
  updatedAt: at,
});

/**
 * Refuses a purchase if the listing is not on sale or its price is not the one that the buyer saw.
 * @throws DomainError shop.listing_not_found, shop.price_changed
 */
export const assertBuyable = (listing: Listing, expectedPrice: MoneyJson): void => {
  if (!listing.onSale) throw new DomainError('shop.listing_not_found');
  if (!listing.price.equals(expectedPrice)) throw new DomainError('shop.price_changed', { price: listing.price });
};

import type { PriceBook } from '#kernel/price-book.ts';

export type { LadderPrices, LeaguePrices, PriceBook } from '#kernel/price-book.ts';

/** A price book with its version. Orders keep the version that they were priced with. */
export interface PublishedBook {
  readonly version: number;
  readonly book: PriceBook;
}

/** The price with this name. Throws if the price is missing; the contract does not let such a book through. */
export const at = (prices: Readonly<Record<string, number>>, name: string): number => {
  const found = prices[name];
  if (found === undefined) throw new Error(`the price book has no ${name}`);
  return found;
};

/** The metadata of a version. A row never changes, except that a scheduled version may be cancelled. */
export interface Edition {
  readonly id: string;
  readonly version: number;
  /** The author's reason; null for the prices that the product came with. */
  readonly reason: string | null;
  readonly authorId: string | null;
  /** The version from which the author started. */
  readonly basedOn: number | null;
  /** How many numbers differ from that version. */
  readonly changes: number;
  readonly createdAt: Date;
  /** When the version comes into force. */
  readonly publishedAt: Date;
  readonly cancelledAt: Date | null;
}

/**
 * The version of the prices that the product came with. It is in force at once, even if its `publishedAt` is later than
 * the clock's time.
 */
export const firstVersion = 1;

type EditionState = 'current' | 'scheduled' | 'past' | 'cancelled';

/** @param current the version in force. */
export const stateOf = ({ version, cancelledAt }: Edition, current: number): EditionState => {
  if (cancelledAt) return 'cancelled';
  if (version === current) return 'current';
  return version > current ? 'scheduled' : 'past';
};

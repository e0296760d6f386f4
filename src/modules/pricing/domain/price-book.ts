import type { PriceBook } from '#kernel/price-book.ts';

export type { LadderPrices, LeaguePrices, PriceBook } from '#kernel/price-book.ts';

/** A price book under its number. Orders keep the version that they were priced with. */
export interface PublishedBook {
  readonly version: number;
  readonly book: PriceBook;
}

/** The price of a row by its name. A book without it was never published: the contract refuses it. */
export const at = (prices: Readonly<Record<string, number>>, name: string): number => {
  const found = prices[name];
  if (found === undefined) throw new Error(`the price book has no ${name}`);
  return found;
};

/** How a version came to be. A row never changes, but that a version whose time has not come may be called off. */
export interface Edition {
  readonly id: string;
  readonly version: number;
  /** Why; `null` of the prices that the product came with. */
  readonly reason: string | null;
  readonly authorId: string | null;
  /** The version that its author had before them. */
  readonly basedOn: number | null;
  /** How many numbers are others than in that version. */
  readonly changes: number;
  readonly createdAt: Date;
  /** From when it holds. */
  readonly publishedAt: Date;
  readonly cancelledAt: Date | null;
}

/** The prices that the product came with hold whatever a clock says. */
export const firstVersion = 1;

export type EditionState = 'current' | 'scheduled' | 'past' | 'cancelled';

/** @param current the version that holds now. */
export const stateOf = ({ version, cancelledAt }: Edition, current: number): EditionState => {
  if (cancelledAt) return 'cancelled';
  if (version === current) return 'current';
  return version > current ? 'scheduled' : 'past';
};

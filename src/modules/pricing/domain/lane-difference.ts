import { Money } from '#kernel/money.ts';
import { lanes, type Lane } from '#kernel/vocabulary.ts';
import type { Draft } from './draft.ts';
import type { PublishedBook } from './price-book.ts';
import { quote } from './quote.ts';

export interface LaneDifference {
  /** What the lane adds to the price; zero if the lane does not cost more. */
  readonly difference: Money;
  /** The lane costs less: nothing is added and nothing is refunded. */
  readonly cheaper: boolean;
}

/**
 * What each lane adds to the price of a draft with another lane, by the prices of one book. Coupon and minimum order
 * price are not applied, because they count once, when the order is placed.
 */
export const laneDifferences = (draft: Draft, book: PublishedBook, now: Date): ReadonlyMap<Lane, LaneDifference> => {
  const priceOf = (lane: Lane) => quote({ ...draft, lane }, book, now).price;
  const before = priceOf(draft.lane);
  return new Map(
    lanes.map((lane) => {
      const difference = priceOf(lane).minus(before);
      return [lane, { difference: difference.isPositive ? difference : Money.zero, cheaper: difference.isNegative }];
    }),
  );
};

import { foundTolerance, rungAt } from '#kernel/ladder.ts';
import { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import { assertServed, type Draft } from './draft.ts';
import type { PublishedBook } from './price-book.ts';
import { quote, type Quote } from './quote.ts';

/** What the rank found at the start means for an order (decision 0077). */
export type FoundStart =
  /** The order starts: the rank is close to the declared one, or costs the same. */
  | { readonly kind: 'same' }
  /** @property difference the amount that the customer has to pay; a negative amount is refunded */
  | { readonly kind: 'different'; readonly difference: Money; readonly quote: Quote }
  /** The found rank has already reached the target. */
  | { readonly kind: 'reached' }
  /** No service is offered from the found rank to the target. */
  | { readonly kind: 'not-served' };

export interface PaidOrder {
  /** The customer's price so far, after the coupon. */
  readonly price: Money;
  readonly couponDiscount: Money;
}

/**
 * Both prices come from the order's own price book, without its coupon: a coupon counts once, when the order is placed.
 * From a refund, the coupon's part is subtracted, so that no customer is refunded more than they paid.
 */
export const startFrom = (
  declared: Draft,
  found: Draft,
  order: PaidOrder,
  book: PublishedBook,
  now: Date,
  minimum: Money,
): FoundStart => {
  if ('from' in found.work && found.work.from >= found.work.to) return { kind: 'reached' };
  if (isClose(declared, found)) return { kind: 'same' };
  if (!isServed(found)) return { kind: 'not-served' };
  const fromFound = quote(found, book, now, { minimum });
  const difference = fromFound.price.minus(quote(declared, book, now, { minimum }).price);
  const owed = difference.isNegative ? afterCoupon(difference, order) : difference;
  return owed.isZero ? { kind: 'same' } : { kind: 'different', difference: owed, quote: fromFound };
};

/** Wins are priced by tier, climbs by the position at the start. */
const isClose = ({ game, work: one }: Draft, { work: other }: Draft): boolean => {
  if ('tier' in one && 'tier' in other) return one.tier === other.tier;
  if (!('from' in one) || !('from' in other)) return true;
  const near = Math.abs(one.from - other.from) <= foundTolerance;
  return near && (one.kind !== 'climb' || rungAt(game, one.from) === rungAt(game, other.from));
};

const isServed = ({ work }: Draft): boolean => {
  try {
    assertServed(work);
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
};

const afterCoupon = (difference: Money, { price, couponDiscount }: PaidOrder): Money => {
  const before = price.plus(couponDiscount);
  if (!before.isPositive) return Money.zero;
  const back = difference.negated().fraction(price.amount, before.amount);
  return back.min(price).negated();
};

import { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Order } from './order-facts.ts';
import { shareUpTo } from './shares.ts';
import type { MoneyMove } from './transitions.ts';

/**
 * Money that a step moves out of the escrow; its parts sum to the price. Boosters who had the order before get what they
 * earned (`earlier`), whichever way the order ends. `stream` is the refund for a stream that was never given; it is taken
 * off before the rest is divided.
 */
export type Movement =
  | { readonly kind: 'none' }
  | { readonly kind: 'refund'; readonly earlier: Money; readonly refund: Money }
  | {
      readonly kind: 'split';
      readonly earlier: Money;
      readonly earned: Money;
      readonly refund: Money;
      readonly revenue: Money;
      readonly stream: Money;
    }
  | {
      readonly kind: 'settle';
      readonly earlier: Money;
      readonly earned: Money;
      readonly revenue: Money;
      readonly stream: Money;
    };

/** What the caller states when a step ends the order and divides its money. */
export interface EndDetails {
  /** 0–100: how much of the booster's share was earned. */
  readonly earnedPercent?: number | undefined;
  /** Instead of `earnedPercent`: what the customer gets back. The booster gets their share of the rest. */
  readonly refund?: Money | undefined;
  /** What was paid for a stream that was never given. */
  readonly streamOwed?: Money | undefined;
}

export const endMoney = (order: Order, move: MoneyMove, details: EndDetails): Movement => {
  const earlier = order.earlier.earned;
  const left = order.price.minus(earlier);
  const stream = (details.streamOwed ?? Money.zero).min(left);
  const rest = { ...order, price: order.price.minus(stream) };
  switch (move) {
    case 'none':
      return { kind: 'none' };
    case 'refund':
      return { kind: 'refund', earlier, refund: left };
    case 'split': {
      const { refund, earnedPercent } = details;
      if (refund !== undefined) return { ...refundOf(rest, refund), stream };
      if (earnedPercent === undefined) throw new DomainError('order.earned_percent_required');
      // everything that is not earned is refunded in one sum, including the stream
      const earned = shareOf(rest).percent(earnedPercent);
      return { kind: 'split', earlier, earned, refund: left.minus(earned), revenue: Money.zero, stream: Money.zero };
    }
    case 'settle': {
      const earned = shareOf(rest);
      return { kind: 'settle', earlier, earned, revenue: left.minus(stream).minus(earned), stream };
    }
  }
};

/**
 * A part of the price goes back to the customer. The booster gets their share of what is kept, Basamak the rest.
 * @throws DomainError order.refund_above_price, or order.refund_too_high if earlier boosters have earned a part of the price
 */
const refundOf = (order: Order, refund: Money): Omit<Extract<Movement, { kind: 'split' }>, 'stream'> => {
  const maximum = refundable(order);
  const earlier = order.earlier.earned;
  if (maximum.isLessThan(refund))
    throw new DomainError(earlier.isPositive ? 'order.refund_too_high' : 'order.refund_above_price', { maximum });
  const kept = order.price.minus(refund);
  const earned = shareOf({ ...order, price: kept });
  return { kind: 'split', earlier, earned, refund, revenue: kept.minus(earlier).minus(earned) };
};

/** The highest possible refund: the price without what earlier boosters earned and without the stream's own refund. */
export const refundable = ({ price, earlier }: Order, streamOwed = Money.zero): Money => {
  const left = price.minus(earlier.earned);
  return left.minus(streamOwed.min(left));
};

/** The present booster's share of the work that earlier boosters have not done. */
export const shareOf = ({ price, earlier, sharePercent }: Order): Money => shareUpTo(price, earlier, sharePercent ?? 0);

import type { MoneyJson } from './money.ts';
import type { OrderState } from './vocabulary.ts';

/** An order's state, price and refund. */
export interface OrderOutcome {
  readonly state: OrderState;
  readonly price: MoneyJson;
  readonly refunded: MoneyJson;
}

/**
 * Whether the order was cancelled with a partial refund: one part of the price was refunded, and the other part was kept.
 */
export const isPartlyRefunded = ({ state, price, refunded }: OrderOutcome): boolean =>
  state === 'cancelled' && refunded.amount > 0 && refunded.amount < price.amount;

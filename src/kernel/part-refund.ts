import type { MoneyJson } from './money.ts';
import type { OrderState } from './vocabulary.ts';

/** An order's state, price and refund. */
export interface OrderOutcome {
  readonly state: OrderState;
  readonly price: MoneyJson;
  readonly refunded: MoneyJson;
}

/** Whether it was cancelled with a partial refund: a part of the price went back, the rest was earned. */
export const isPartlyRefunded = ({ state, price, refunded }: OrderOutcome): boolean =>
  state === 'cancelled' && refunded.amount > 0 && refunded.amount < price.amount;

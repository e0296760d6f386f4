import type { MoneyJson } from './money.ts';
import type { OrderState } from './vocabulary.ts';

/** What an order came to: its state, and of its price what its customer got back. */
export interface OrderOutcome {
  readonly state: OrderState;
  readonly price: MoneyJson;
  readonly refunded: MoneyJson;
}

/** Cancelled, but not for nothing: a part of the price went back, the rest was earned. */
export const isPartlyRefunded = ({ state, price, refunded }: OrderOutcome): boolean =>
  state === 'cancelled' && refunded.amount > 0 && refunded.amount < price.amount;

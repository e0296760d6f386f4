import type { MoneyJson } from '#contract/vocabulary.ts';
import { tryOf } from '../../lib/money.ts';

interface SplitPayment {
  /** What the balance lacks, in whole lira as the server asks for it. */
  readonly missing: MoneyJson;
  /** What the card pays; null if the balance is enough. */
  readonly card: MoneyJson | null;
  readonly fromBalance: MoneyJson;
  /** The balance after the order was placed. */
  readonly left: MoneyJson;
}

/** How an order is paid from the balance and by card. A card pays whole lira, and not less than its minimum. */
export function splitPayment(price: MoneyJson, balance: MoneyJson, cardMinimum: MoneyJson): SplitPayment {
  const missing = Math.ceil(Math.max(0, price.amount - balance.amount) / 100) * 100;
  const card = missing > 0 ? Math.max(missing, cardMinimum.amount) : 0;
  return {
    missing: tryOf(missing),
    card: card > 0 ? tryOf(card) : null,
    fromBalance: tryOf(Math.max(0, price.amount - card)),
    left: tryOf(balance.amount + card - price.amount),
  };
}

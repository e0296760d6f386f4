import type { MoneyJson, OrderState } from '#contract/vocabulary.ts';
import type { AdminOrder } from '../../lib/records.ts';

export interface Movement {
  readonly label: string;
  readonly amount: MoneyJson;
}

/** In these a booster has the order: cancelling it splits the money. */
const withBooster: readonly OrderState[] = ['starting', 'started', 'in-game', 'finished'];

export const splitsMoney = (from: OrderState, to: string): boolean => to === 'cancelled' && withBooster.includes(from);

const kurus = (amount: number): MoneyJson => ({ amount, currency: 'TRY' });

/** What money moves when the order is taken to a state. The server decides; this says it beforehand (domain.md §2, §4). */
export function movementsOf(
  { state, price, earnings }: Pick<AdminOrder, 'state' | 'price' | 'earnings'>,
  to: string,
  earnedPercent: number,
): readonly Movement[] {
  const share = earnings?.amount ?? 0;
  if (splitsMoney(state, to)) {
    const earned = Math.round((share * earnedPercent) / 100);
    return [
      { label: 'Booster’a', amount: kurus(earned) },
      { label: 'Müşteriye iade', amount: kurus(price.amount - earned) },
    ];
  }
  if (to === 'cancelled') return [{ label: 'Müşteriye iade', amount: price }];
  if (to === 'completed' || to === 'closed') {
    return [
      { label: 'Booster’a', amount: kurus(share) },
      { label: 'Basamak’a', amount: kurus(price.amount - share) },
    ];
  }
  return [];
}

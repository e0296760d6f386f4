import type { MoneyJson, OrderState } from '#contract/vocabulary.ts';
import type { AdminOrder } from '../../lib/records.ts';

export interface Movement {
  readonly label: string;
  readonly amount: MoneyJson;
}

/** In these a booster has the order: cancelling it splits the money. */
const withBooster: readonly OrderState[] = ['starting', 'started', 'in-game', 'finished'];

export const splitsMoney = (from: OrderState, to: string): boolean => to === 'cancelled' && withBooster.includes(from);

/** Whoever leaves an order that was begun has done a part of it; they are paid for it when it ends. */
export const leavesWork = (from: OrderState, to: string): boolean =>
  to === 'processing' && (from === 'started' || from === 'in-game');

const kurus = (amount: number): MoneyJson => ({ amount, currency: 'TRY' });

/** What money moves when the order is taken to a state. The server decides; this says it beforehand (domain.md §2, §4). */
export function movementsOf(
  { state, price, earnings, earlierEarned }: Pick<AdminOrder, 'state' | 'price' | 'earnings' | 'earlierEarned'>,
  to: string,
  earnedPercent: number,
): readonly Movement[] {
  const share = earnings?.amount ?? 0;
  const earlier = earlierEarned?.amount ?? 0;
  const toEarlier = earlier > 0 ? [{ label: 'Önceki booster’lara', amount: kurus(earlier) }] : [];
  const left = price.amount - earlier;
  if (splitsMoney(state, to)) {
    const earned = Math.round((share * earnedPercent) / 100);
    return [
      ...toEarlier,
      { label: 'Booster’a', amount: kurus(earned) },
      { label: 'Müşteriye iade', amount: kurus(left - earned) },
    ];
  }
  if (to === 'cancelled') return [...toEarlier, { label: 'Müşteriye iade', amount: kurus(left) }];
  if (to === 'completed' || to === 'closed') {
    return [
      ...toEarlier,
      { label: 'Booster’a', amount: kurus(share) },
      { label: 'Basamak’a', amount: kurus(left - share) },
    ];
  }
  return [];
}

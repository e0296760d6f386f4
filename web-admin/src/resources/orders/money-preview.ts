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

type Priced = Pick<AdminOrder, 'state' | 'price' | 'earningsNow' | 'earlierEarned'> &
  Partial<Pick<AdminOrder, 'stream'>>;

/** What goes back for a stream that was ordered and not given by now. */
const owedForStream = ({ stream }: Priced): number =>
  stream && !stream.given && stream.refunded.amount === 0 ? stream.paid.amount : 0;

const earnedOf = ({ state, earningsNow }: Priced, percent: number): number =>
  splitsMoney(state, 'cancelled') ? Math.round(((earningsNow?.amount ?? 0) * percent) / 100) : 0;

/** What its customer gets back when the order is cancelled. */
export const refundOf = (order: Priced, earnedPercent: number): MoneyJson =>
  kurus(order.price.amount - (order.earlierEarned?.amount ?? 0) - earnedOf(order, earnedPercent));

/** What its boosters get when the house takes it to a state: above the limit a second admin has to approve it. */
export const toBoosters = (order: Priced, to: string, earnedPercent: number): MoneyJson => {
  const own = to === 'cancelled' ? earnedOf(order, earnedPercent) : (order.earningsNow?.amount ?? 0);
  return kurus(to === 'cancelled' || to === 'closed' ? (order.earlierEarned?.amount ?? 0) + own : 0);
};

/** What money moves when the order is taken to a state. The server decides; this says it beforehand (domain.md §2, §4). */
export function movementsOf(order: Priced, to: string, earnedPercent: number): readonly Movement[] {
  const { state, price, earningsNow, earlierEarned } = order;
  const share = earningsNow?.amount ?? 0;
  const earlier = earlierEarned?.amount ?? 0;
  const toEarlier = earlier > 0 ? [{ label: 'Önceki booster’lara', amount: kurus(earlier) }] : [];
  if (to === 'cancelled') {
    return [
      ...toEarlier,
      ...(splitsMoney(state, to) ? [{ label: 'Booster’a', amount: kurus(earnedOf(order, earnedPercent)) }] : []),
      { label: 'Müşteriye iade', amount: refundOf(order, earnedPercent) },
    ];
  }
  if (to === 'completed' || to === 'closed') {
    const stream = owedForStream(order);
    return [
      ...toEarlier,
      ...(stream > 0 ? [{ label: 'Canlı yayın iadesi', amount: kurus(stream) }] : []),
      { label: 'Booster’a', amount: kurus(share) },
      { label: 'Basamak’a', amount: kurus(price.amount - earlier - stream - share) },
    ];
  }
  return [];
}

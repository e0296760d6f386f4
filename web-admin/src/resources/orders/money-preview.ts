import type { MoneyJson, OrderState } from '#contract/vocabulary.ts';
import type { AdminOrder } from '../../lib/records.ts';

export interface Movement {
  readonly label: string;
  readonly amount: MoneyJson;
}

/** In these states the order has a booster, so a cancellation splits the money between booster and customer. */
const withBooster: readonly OrderState[] = ['starting', 'started', 'in-game', 'finished'];

export const splitsMoney = (from: OrderState, to: string): boolean => to === 'cancelled' && withBooster.includes(from);

/**
 * Whether the booster leaves a begun order. The booster has then done part of the work, and is paid for that part when
 * the order ends.
 */
export const leavesWork = (from: OrderState, to: string): boolean =>
  to === 'processing' && (from === 'started' || from === 'in-game');

const kurus = (amount: number): MoneyJson => ({ amount, currency: 'TRY' });

type Priced = Pick<AdminOrder, 'state' | 'price' | 'earningsNow' | 'earlierEarned'> &
  Partial<Pick<AdminOrder, 'stream'>>;

/** The refund for an ordered stream that the booster has not provided. */
const owedForStream = ({ stream }: Priced): number =>
  stream && !stream.given && stream.refunded.amount === 0 ? stream.paid.amount : 0;

const earnedOf = ({ state, earningsNow }: Priced, percent: number): number =>
  splitsMoney(state, 'cancelled') ? Math.round(((earningsNow?.amount ?? 0) * percent) / 100) : 0;

/** The customer's refund if the order is cancelled. */
export const refundOf = (order: Priced, earnedPercent: number): MoneyJson =>
  kurus(order.price.amount - (order.earlierEarned?.amount ?? 0) - earnedOf(order, earnedPercent));

/** The boosters' payment if staff move the order to a state. Above the limit a second admin must approve it. */
export const toBoosters = (order: Priced, to: string, earnedPercent: number): MoneyJson => {
  const own = to === 'cancelled' ? earnedOf(order, earnedPercent) : (order.earningsNow?.amount ?? 0);
  return kurus(to === 'cancelled' || to === 'closed' ? (order.earlierEarned?.amount ?? 0) + own : 0);
};

/** Predicts the money movements of a state change. The server decides them (domain.md §2, §4). */
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

import type { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { OrderState } from '#kernel/vocabulary.ts';
import { dueAfterRest } from './due.ts';
import type { Order, RankReport } from './order-facts.ts';
import { mayDropRested } from './pause.ts';
import { paidForStream } from './stream.ts';
import { arrowOf, type Arrow, nextStates, type Walker } from './transitions.ts';

/**
 * Milliseconds that a customer has to answer a rank difference. After this time the order is cancelled with a full
 * refund.
 */
export const rankAnswerWithin = 48 * 3600_000;

/** Whether a found rank that differs waits for the customer or the staff. Meanwhile only staff can start the order. */
export const rankDiffers = ({ rank }: Pick<Order, 'rank'>): boolean => rank?.outcome === 'open';

export const rankDueAt = ({ at }: Pick<RankReport, 'at'>): Date => new Date(at.getTime() + rankAnswerWithin);

/**
 * Whether the booster has to report the rank at the start. No report is needed once the customer has agreed to a found rank.
 * After progress was settled, no report is allowed either: the present rank then contains work that is paid for.
 */
export const asksForRank = ({ state, rank, base, earlier }: Order): boolean =>
  state === 'starting' && rank?.outcome !== 'agreed' && base === null && earlier.worth.isZero;

/**
 * The booster reports which rank they found. The report replaces an earlier one, which may have been a typing error.
 * A found rank changes the price once. A second difference has no price: the order is cancelled, or staff decide.
 */
export const reportRank = (order: Order, said: Omit<RankReport, 'at'>, now: Date): Order =>
  withRank(order, { ...said, difference: order.rankDifference.isZero ? said.difference : null, at: now }, now);

/** Sets the rank report. Extends the promised time by the time that the report before it waited for an answer. */
const withRank = (order: Order, rank: RankReport | null, now: Date): Order => {
  const next = { ...order, rank, updatedAt: now };
  return { ...next, dueAt: dueAfterRest(order, next) };
};

/**
 * The customer accepts the price of the found rank: the customer pays the difference, or gets it back.
 * @throws DomainError order.rank_difference_closed, order.rank_not_priced, order.rank_price_changed with the current
 * difference
 */
export const agreeRank = (
  order: Order,
  expected: Money,
  now: Date,
): { readonly order: Order; readonly difference: Money } => {
  const { rank } = order;
  if (rank?.outcome !== 'open') throw new DomainError('order.rank_difference_closed');
  const { difference } = rank;
  if (!difference) throw new DomainError('order.rank_not_priced');
  if (!difference.equals(expected)) throw new DomainError('order.rank_price_changed', { difference });
  const line = { code: 'rank.found', label: 'Başlangıç rankı farkı', amount: difference };
  const summary = [...order.summary, line];
  return {
    difference,
    order: {
      ...withRank(order, { ...rank, outcome: 'agreed' }, now),
      price: order.price.plus(difference),
      summary,
      streamPaid: order.streamPaid && paidForStream(summary),
      rankDifference: difference,
    },
  };
};

/**
 * The rank report after a step. An open report is dropped when the booster leaves. If staff start the order, the work
 * starts at the declared rank.
 */
export const rankAfter = ({ rank }: Order, to: OrderState): RankReport | null => {
  if (rank?.outcome !== 'open') return rank;
  if (to === 'processing') return null;
  return { ...rank, outcome: to === 'cancelled' ? 'cancelled' : 'as-ordered' };
};

/** Drops the rank report: it belongs to the game account that is being replaced. */
export const forgetRank = (order: Order, now: Date): Order => withRank(order, null, now);

/**
 * While a rank difference is open, the customer may cancel with a full refund. The system does so when the time is over.
 */
const cancelsDifference: Arrow = {
  from: 'starting',
  to: 'cancelled',
  by: ['customer', 'system'],
  money: 'refund',
};

/** The transition that this walker may make now; undefined if there is none. */
export const openArrow = (order: Order, to: OrderState, walker: Walker, now: Date): Arrow | undefined => {
  const arrow = arrowOf(order.state, to);
  if (arrow?.by.includes(walker)) return arrow;
  if (walker === 'booster' && to === 'processing' && mayDropRested(order, now)) return arrow;
  const { from, to: end, by } = cancelsDifference;
  return rankDiffers(order) && order.state === from && to === end && by.includes(walker)
    ? cancelsDifference
    : undefined;
};

/**
 * The states that this walker may choose now by `openArrow`. What can block a step (pause, dispute, …) is not checked
 * here.
 */
export const namedStates = (order: Order, walker: Walker, now: Date): OrderState[] => {
  const states = nextStates(order.state, walker);
  const beside = (['processing', 'cancelled'] as const).filter(
    (to) => !states.includes(to) && openArrow(order, to, walker, now),
  );
  return [...states, ...beside];
};

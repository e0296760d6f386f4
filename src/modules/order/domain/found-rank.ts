import type { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { OrderState } from '#kernel/vocabulary.ts';
import { dueAfterRest } from './due.ts';
import type { Order, RankReport } from './order-facts.ts';
import { mayDropRested } from './pause.ts';
import { arrowOf, type Arrow, nextStates, type Walker } from './transitions.ts';

/** What a customer has, in milliseconds, to answer a rank difference; then the order is cancelled with a full refund. */
export const rankAnswerWithin = 48 * 3600_000;

/** A found rank that differs waits for its customer or the staff. The order is not started meanwhile. */
export const rankDiffers = ({ rank }: Pick<Order, 'rank'>): boolean => rank?.outcome === 'open';

export const rankDueAt = ({ at }: Pick<RankReport, 'at'>): Date => new Date(at.getTime() + rankAnswerWithin);

/** Whether the rank found at the start is asked for: once an agreement fixed it, it is not asked again. */
export const asksForRank = ({ state, rank }: Pick<Order, 'state' | 'rank'>): boolean =>
  state === 'starting' && rank?.outcome !== 'agreed';

/**
 * The booster says which rank they found. A report of before, of the same start, is replaced: they may have mistyped.
 * The price follows a found rank once; a second difference is cancelled or left to the staff.
 */
export const reportRank = (order: Order, said: Omit<RankReport, 'at'>, now: Date): Order =>
  withRank(order, { ...said, difference: order.rankDifference.isZero ? said.difference : null, at: now }, now);

/** The customer's time to answer is no time of the booster's. */
const withRank = (order: Order, rank: RankReport | null, now: Date): Order => {
  const next = { ...order, rank, updatedAt: now };
  return { ...next, dueAt: dueAfterRest(order, next) };
};

/**
 * The customer takes the price of the found rank: they pay the difference, or get it back.
 * @throws DomainError order.rank_difference_closed, order.rank_not_priced, order.rank_price_changed with the difference of now
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
  return {
    difference,
    order: {
      ...withRank(order, { ...rank, outcome: 'agreed' }, now),
      price: order.price.plus(difference),
      summary: [...order.summary, { code: 'rank.found', label: 'Başlangıç rankı farkı', amount: difference }],
      rankDifference: difference,
    },
  };
};

/** What becomes of an open difference with a step: a booster who leaves takes it along, staff let it start as it was ordered. */
export const rankAfter = ({ rank }: Order, to: OrderState): RankReport | null => {
  if (rank?.outcome !== 'open') return rank;
  if (to === 'processing') return null;
  return { ...rank, outcome: to === 'cancelled' ? 'cancelled' : 'as-ordered' };
};

/** The report is about the account that was given when it was made. */
export const forgetRank = (order: Order, now: Date): Order => withRank(order, null, now);

/** While the difference waits, its customer may cancel for the whole price, and time does. */
const cancelsDifference: Arrow = {
  from: 'starting',
  to: 'cancelled',
  by: ['customer', 'system'],
  money: 'refund',
};

/** The arrow that this walker may walk now; undefined where there is none. */
export const openArrow = (order: Order, to: OrderState, walker: Walker, now: Date): Arrow | undefined => {
  const arrow = arrowOf(order.state, to);
  if (arrow?.by.includes(walker)) return arrow;
  if (walker === 'booster' && to === 'processing' && mayDropRested(order, now)) return arrow;
  const { from, to: end, by } = cancelsDifference;
  return rankDiffers(order) && order.state === from && to === end && by.includes(walker)
    ? cancelsDifference
    : undefined;
};

/** The states that this walker may name now, as far as the table goes. */
export const namedStates = (order: Order, walker: Walker, now: Date): OrderState[] => {
  const states = nextStates(order.state, walker);
  const beside = (['processing', 'cancelled'] as const).filter(
    (to) => !states.includes(to) && openArrow(order, to, walker, now),
  );
  return [...states, ...beside];
};

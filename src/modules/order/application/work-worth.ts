import type { Money } from '#kernel/money.ts';
import { isComplete } from '#kernel/progress.ts';
import { type Progress, provenProgress, readDraft, standAt, worthOfWork } from '#modules/pricing/index.ts';
import { settleProgress } from '../domain/progress.ts';
import { withStreamRefund } from '../domain/stream.ts';
import type { Walker } from '../domain/transitions.ts';
import type { Order } from '../domain/order.ts';
import type { Matches } from './count-matches.ts';
import type { Orders } from './ports.ts';
import { draftIn, draftOf } from './readable-draft.ts';
import { streamOwed } from './streams.ts';

/** Proven progress of an order whose draft can't be parsed. */
const nothing: Progress = { done: 0, total: 100, percent: 0, unit: 'match' };

/** The stored facts that determine what an order's work is worth. */
export interface Facts {
  readonly matches: Matches;
  /** The stream's refund if no stream is given from now on. */
  readonly owed: Money;
}

export const factsOf = async (orders: Orders, order: Order): Promise<Facts> => ({
  matches: await orders.matchesOf(order.id),
  owed: await streamOwed(orders, order),
});

/** The proven progress of an order. */
export const provenOf = (order: Order, matches: Matches): Progress => {
  const draft = draftIn(order);
  return draft ? provenProgress(readDraft(draft), matches, order.base) : nothing;
};

/** The progress that customer or staff agreed to. A booster's own lower correction is not an agreement. */
export const agreedOf = (order: Order): Progress => {
  const [draft, { base }] = [draftIn(order), order];
  const agreed = base && base.by !== 'booster' ? { ...base, matches: 0 } : null;
  return draft ? provenProgress(readDraft(draft), [], agreed) : nothing;
};

/**
 * The part of the price that the proven work is worth, without a stream that was not given. If the draft can't be parsed,
 * nothing is proven.
 * @param atLeast percent of the work that the customer says was done
 */
export const worthOf = (order: Order, { matches, owed }: Facts, atLeast = 0): Money => {
  const draft = draftIn(order);
  if (!draft) return order.price.minus(owed).percent(atLeast);
  const { done, total, extraWin } = provenOf(order, matches);
  const whole = { done: Math.max(done, (total * atLeast) / 100), total };
  // a claim of 100 % includes the extra win
  const reached = extraWin === false && atLeast < 100 ? { ...whole, extraWin } : whole;
  return worthOfWork(readDraft(draft), withStreamRefund(order.summary, owed), reached);
};

/**
 * Whether this walker may finish the order. A booster who is to be replaced may not, unless customer or staff agreed that
 * the goal is reached.
 */
export const isFinishable = (order: Order, walker: Walker): boolean => {
  if (walker !== 'booster' || !order.boosterRequest) return true;
  const agreed = agreedOf(order);
  return isComplete(agreed, agreed.total);
};

/** Whether the present booster has an open claim, or matches worth money to which neither customer nor staff agreed. */
export const isUnjudged = (order: Order, facts: Facts): boolean =>
  order.claim !== null || hasUnagreedMatches(order, facts);

/** Whether the present booster, leaving now, would be paid for matches that nobody agreed to. */
export const hasUnagreedMatches = (order: Order, facts: Facts): boolean => {
  const draft = draftIn(order);
  if (!draft || order.state === 'starting') return false;
  const agreed = worthOfWork(readDraft(draft), order.summary, agreedOf(order));
  const settled = agreed.isLessThan(order.earlier.worth) ? order.earlier.worth : agreed;
  return settled.isLessThan(worthOf(order, facts));
};

/** The order with the progress that staff state. Later matches add to it; what was recorded before no longer counts. */
export const settledAt = (order: Order, matches: Matches, donePercent: number): Order =>
  settleProgress(order, { to: standAt(readDraft(draftOf(order)), donePercent), matches: matches.length });

import type { Money } from '#kernel/money.ts';
import { isComplete } from '#kernel/progress.ts';
import { type Progress, provenProgress, readDraft, standAt, worthOfWork } from '#modules/pricing/index.ts';
import { withStreamRefund } from '../domain/stream.ts';
import type { Walker } from '../domain/transitions.ts';
import type { OrderRecord, Orders } from './ports.ts';
import { draftOf } from './readable-draft.ts';
import { streamOwed } from './streams.ts';

/** Where the draft can't be read nothing is proven. */
const nothing: Progress = { done: 0, total: 100, percent: 0, unit: 'match' };

/** How far an order is by what proves it. */
export const provenOf = async (orders: Orders, { draft, order, base }: OrderRecord): Promise<Progress> =>
  draft ? provenProgress(readDraft(draft), await orders.matchesOf(order.id), base) : nothing;

/** How far customer or staff agreed that an order is. A booster's own correction is no agreement, although it says less than the matches. */
export const agreedOf = ({ draft, base }: OrderRecord): Progress =>
  draft
    ? provenProgress(readDraft(draft), [], base && base.by !== 'booster' ? { ...base, matches: 0 } : null)
    : nothing;

/**
 * What the proven work on an order comes to, on the lines of its price, without a stream that nobody has given yet. Where its
 * draft can't be read, nothing is proven.
 * @param atLeast percent of the work that its customer says was done
 */
export const worthOf = async (orders: Orders, record: OrderRecord, atLeast = 0): Promise<Money> => {
  const owed = await streamOwed(orders, record);
  if (!record.draft) return record.order.price.minus(owed).percent(atLeast);
  const { done, total, extraWin } = await provenOf(orders, record);
  const whole = { done: Math.max(done, (total * atLeast) / 100), total };
  // who says that all was done says so of the extra win, too
  const reached = extraWin === false && atLeast < 100 ? { ...whole, extraWin } : whole;
  return worthOfWork(readDraft(record.draft), withStreamRefund(record.summary, owed), reached);
};

/** Whether this person may say that the work is done. A booster who is to be replaced may not, unless customer or staff agreed that the goal is reached. */
export const isFinishable = (record: OrderRecord, walker: Walker): boolean => {
  if (walker !== 'booster' || !record.order.boosterRequest) return true;
  const agreed = agreedOf(record);
  return isComplete(agreed, agreed.total);
};

/** Whether the present booster recorded work that is worth money and that neither customer nor staff agreed to. */
export const isUnjudged = async (orders: Orders, record: OrderRecord): Promise<boolean> =>
  record.claim !== null || (await hasUnagreedMatches(orders, record));

/** Whether matches of the present booster would be paid if the booster left now, although nobody agreed to them. */
export const hasUnagreedMatches = async (orders: Orders, record: OrderRecord): Promise<boolean> => {
  const { draft, order, summary } = record;
  if (!draft || order.state === 'starting') return false;
  const agreed = worthOfWork(readDraft(draft), summary, agreedOf(record));
  const settled = agreed.isLessThan(order.earlier.worth) ? order.earlier.worth : agreed;
  return settled.isLessThan(await worthOf(orders, record));
};

/** Staff say how much of the work is done: from there its later matches count on, whatever was recorded before. */
export const settledAt = async (orders: Orders, record: OrderRecord, donePercent: number): Promise<OrderRecord> => ({
  ...record,
  base: {
    to: standAt(readDraft(draftOf(record)), donePercent),
    matches: (await orders.matchesOf(record.order.id)).length,
    by: 'staff',
  },
});

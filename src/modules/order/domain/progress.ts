import type { Base, Correction } from '#kernel/progress.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Order } from './order-facts.ts';
import { assertRecordable, isAgreeable } from './proof.ts';

/** A stated progress, and how many matches had been entered by then. */
interface Said {
  readonly to: Correction;
  readonly matches: number;
}

/**
 * The booster states the progress. If the stated progress is not more than what is proven (`takesBack`), it holds at
 * once. Otherwise it is a claim that customer or staff have to agree to.
 * @throws DomainError order.match_not_allowed, order.paused, order.being_replaced
 */
export const correctProgress = (
  order: Order,
  { id, to, matches, takesBack }: Said & { readonly id: string; readonly takesBack: boolean },
  now: Date,
): Order => {
  assertRecordable(order);
  const said = takesBack
    ? { base: { to, matches, by: 'booster' as const }, claim: null }
    : { claim: { id, to, matches } };
  return { ...order, ...said, updatedAt: now };
};

/**
 * Customer or staff agree to the booster's claim. It then counts as proven, and later matches add to it.
 * @param claim id of the claim that they have read
 * @param matches how many matches the order has
 * @throws DomainError order.progress_not_claimed, order.progress_changed
 */
export const agreeProgress = (
  order: Order,
  { claim, by, matches }: { readonly claim: string; readonly by: Base['by']; readonly matches: number },
  now: Date,
): Order => {
  const said = order.claim;
  if (!said || !isAgreeable(order)) throw new DomainError('order.progress_not_claimed');
  if (said.id !== claim) throw new DomainError('order.progress_changed');
  const base = { to: said.to, matches: Math.min(said.matches, matches), by };
  return { ...order, base, claim: null, updatedAt: now };
};

/** Staff state how much of the work is done. Later matches add to it; what was recorded before no longer counts. */
export const settleProgress = (order: Order, said: Said): Order => ({ ...order, base: { ...said, by: 'staff' } });

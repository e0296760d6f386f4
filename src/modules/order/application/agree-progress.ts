import type { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Base } from '#kernel/progress.ts';
import { reachedOf } from '#modules/pricing/index.ts';
import type { Actor, Order, Person } from '../domain/order.ts';
import { agreeProgress as agreedProgress } from '../domain/progress.ts';
import { shareUpTo } from '../domain/shares.ts';
import type { Matches } from './count-matches.ts';
import { lockOwn } from './lock-own.ts';
import { progressOf } from './record-progress.ts';
import { streamOwed } from './streams.ts';
import { worthOf } from './work-worth.ts';
import type { Needs } from './needs.ts';

/** Customer or staff agree to the progress that a booster claims. It then counts as proven (domain.md §11). */
export const agreeProgress = ({ orders, changes, limit, work }: Needs<'orders' | 'limit' | 'work' | 'changes'>) => {
  /**
   * If staff agree, the growth of the booster's share counts against the staff member's limit for money moved by hand
   * (decision 0045).
   */
  const countGained = async (before: Order, after: Order, matches: Matches, { id: actorId }: Actor): Promise<void> => {
    const { boosterId } = before;
    if (actorId === null || boosterId === null) return;
    const facts = { matches, owed: await streamOwed(orders, before) };
    const gained = shareAt(after, worthOf(after, facts)).minus(shareAt(before, worthOf(before, facts)));
    if (gained.isPositive) await limit.count({ actorId, personId: boosterId, command: 'end-order', amount: gained });
  };

  const agree = async (order: Order, claim: string, by: Base['by'], actor: Actor, reason?: string): Promise<Order> => {
    const matches = await orders.matchesOf(order.id);
    const agreed = agreedProgress(order, { claim, by, matches: matches.length }, work.now());
    if (by === 'staff') await countGained(order, agreed, matches, actor);
    const [from, progress] = [progressOf(order, matches), progressOf(agreed, matches)];
    return changes.write(
      { ...agreed, progressPercent: progress.percent },
      {
        kind: 'progress-agreed',
        actor,
        progress: { from: from.proven, to: reachedOf(progress) },
        ...(reason === undefined ? {} : { reason }),
      },
    );
  };

  return {
    /**
     * @param claim the correction that the customer has read
     * @throws DomainError order.not_found, order.progress_not_claimed, order.progress_changed
     */
    byCustomer: (orderId: string, claim: string, customer: Person): Promise<Order> =>
      work.run(async () => {
        const order = await lockOwn(orders, orderId, customer.id);
        return agree(order, claim, 'customer', { ...customer, role: 'customer' });
      }),
    /**
     * @throws DomainError order.not_found, order.progress_not_claimed, order.progress_changed, approval.required,
     *   approval.required_over_all
     */
    byStaff: (orderId: string, claim: string, reason: string, actor: Actor): Promise<Order> =>
      work.run(async () => {
        const order = await orders.lock(orderId);
        if (!order) throw new DomainError('order.not_found');
        return agree(order, claim, 'staff', actor, reason);
      }),
  };
};
export type AgreeProgress = ReturnType<typeof agreeProgress>;

const shareAt = ({ earlier, sharePercent }: Order, worth: Money): Money => shareUpTo(worth, earlier, sharePercent ?? 0);

import type { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import { reachedOf, type Base } from '#modules/pricing/index.ts';
import type { Actor, Order } from '../domain/order.ts';
import { isAgreeable } from '../domain/proof.ts';
import { shareUpTo } from '../domain/shares.ts';
import type { Customer } from './give-game-account.ts';
import { lockOwn } from './lock-own.ts';
import type { OrderChanges } from './order-changes.ts';
import type { OrderRecord } from './ports.ts';
import { progressOfRecord } from './record-progress.ts';
import { worthOf } from './work-worth.ts';
import type { Needs } from './needs.ts';

/** Customer or staff agree to the progress that a booster says: from then on it counts as proven (domain.md §11). */
export const agreeProgress = ({
  orders,
  changes,
  limit,
  work,
}: Needs<'orders' | 'limit' | 'work'> & { readonly changes: OrderChanges }) => {
  /** What the booster's share grows by because staff say so counts as money that they move by hand (decision 0045). */
  const countGained = async (before: OrderRecord, after: OrderRecord, { id: actorId }: Actor): Promise<void> => {
    const { order } = before;
    if (actorId === null || order.boosterId === null) return;
    const gained = shareAt(order, await worthOf(orders, after)).minus(shareAt(order, await worthOf(orders, before)));
    if (gained.isPositive)
      await limit.count({ actorId, personId: order.boosterId, command: 'end-order', amount: gained });
  };

  const agree = async (
    record: OrderRecord,
    claim: string,
    by: Base['by'],
    actor: Actor,
    reason?: string,
  ): Promise<OrderRecord> => {
    const said = record.claim;
    if (!said || !isAgreeable(record.order)) throw new DomainError('order.progress_not_claimed');
    if (said.id !== claim) throw new DomainError('order.progress_changed');
    const { to, matches: before } = said;
    const matches = await orders.matchesOf(record.order.id);
    const agreed: OrderRecord = { ...record, base: { to, matches: Math.min(before, matches.length), by }, claim: null };
    if (by === 'staff') await countGained(record, agreed, actor);
    const [from, progress] = [progressOfRecord(record, matches), progressOfRecord(agreed, matches)];
    return changes.write(
      { ...agreed, progressPercent: progress.percent },
      { ...record.order, updatedAt: work.now() },
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
    byCustomer: (orderId: string, claim: string, customer: Customer): Promise<OrderRecord> =>
      work.run(async () => {
        const record = await lockOwn(orders, orderId, customer.id);
        return agree(record, claim, 'customer', { ...customer, role: 'customer' });
      }),
    /**
     * @throws DomainError order.not_found, order.progress_not_claimed, order.progress_changed, approval.required,
     *   approval.required_over_all
     */
    byStaff: (orderId: string, claim: string, reason: string, actor: Actor): Promise<OrderRecord> =>
      work.run(async () => {
        const record = await orders.lock(orderId);
        if (!record) throw new DomainError('order.not_found');
        return agree(record, claim, 'staff', actor, reason);
      }),
  };
};
export type AgreeProgress = ReturnType<typeof agreeProgress>;

const shareAt = ({ earlier, sharePercent }: Order, worth: Money): Money => shareUpTo(worth, earlier, sharePercent ?? 0);

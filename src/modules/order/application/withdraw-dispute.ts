import { DomainError } from '#kernel/refusal.ts';
import { withdrawDispute as withdrawnDispute } from '../domain/dispute.ts';
import type { Order, Person } from '../domain/order.ts';
import { lockOwn } from './lock-own.ts';
import type { Needs } from './needs.ts';

/**
 * The customer withdraws their dispute without confirming the order.
 * @throws DomainError order.not_found, order.dispute_not_found, order.dispute_decided
 */
export const withdrawDispute =
  ({ orders, disputes, changes, work }: Needs<'orders' | 'disputes' | 'work' | 'changes'>) =>
  (orderId: string, customer: Person): Promise<Order> =>
    work.run(async () => {
      const order = await lockOwn(orders, orderId, customer.id);
      const last = await disputes.latestOf(orderId);
      if (!last) throw new DomainError('order.dispute_not_found');
      const { order: undisputed, dispute } = withdrawnDispute(order, last, work.now());
      await disputes.save(dispute);
      return changes.write(undisputed, { kind: 'dispute-withdrawn', actor: { ...customer, role: 'customer' } });
    });
export type WithdrawDispute = ReturnType<typeof withdrawDispute>;

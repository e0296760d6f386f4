import { openDispute as openedDispute, type Dispute } from '../domain/dispute.ts';
import type { Order, Person } from '../domain/order.ts';
import { lockOwn } from './lock-own.ts';
import type { Needs } from './needs.ts';

/**
 * The customer says what a finished order lacks. Staff then decide how the order continues, unless the customer
 * withdraws the dispute or confirms the order.
 * @throws DomainError order.not_found, order.dispute_not_allowed, order.dispute_open, order.dispute_taken_back, picture.not_found
 */
export const openDispute =
  ({ orders, disputes, changes, pictures, work }: Needs<'orders' | 'disputes' | 'pictures' | 'work' | 'changes'>) =>
  (
    orderId: string,
    said: Pick<Dispute, 'kind' | 'text' | 'claimedPercent'>,
    pictureIds: readonly string[],
    customer: Person,
  ): Promise<Order> =>
    work.run(async () => {
      const order = await lockOwn(orders, orderId, customer.id);
      const last = await disputes.latestOf(orderId);
      const { order: disputed, dispute } = openedDispute(order, { ...said, id: work.newId() }, work.now(), last);
      await disputes.add(dispute);
      await pictures.attach(pictureIds, customer.id, { kind: 'dispute', id: dispute.id });
      return changes.write(disputed, { kind: 'disputed', actor: { ...customer, role: 'customer' } });
    });
export type OpenDispute = ReturnType<typeof openDispute>;

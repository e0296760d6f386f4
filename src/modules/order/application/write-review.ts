import { DomainError } from '#kernel/refusal.ts';
import { assertReviewable, type Order, type Person } from '../domain/order.ts';
import { firstNameOf } from '../domain/review.ts';
import { lockOwn } from './lock-own.ts';
import type { Needs } from './needs.ts';

/**
 * The customer reviews an order, once, from closed on (domain.md §4).
 * @throws DomainError order.not_found, order.review_not_allowed, order.already_reviewed
 */
export const writeReview =
  ({ orders, changes, work }: Needs<'orders' | 'work' | 'changes'>) =>
  (orderId: string, review: { readonly stars: number; readonly text: string }, customer: Person): Promise<Order> =>
    work.run(async () => {
      const order = await lockOwn(orders, orderId, customer.id);
      assertReviewable(order);
      const at = work.now();
      const added = await orders.addReview({
        ...review,
        orderId,
        service: order.service.id,
        firstName: firstNameOf(order.customerName),
        at,
      });
      if (!added) throw new DomainError('order.already_reviewed');
      return changes.write({ ...order, updatedAt: at }, { kind: 'review', actor: { ...customer, role: 'customer' } });
    });
export type WriteReview = ReturnType<typeof writeReview>;

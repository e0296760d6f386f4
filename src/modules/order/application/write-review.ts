import type { Clock, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { assertReviewable } from '../domain/order.ts';
import { firstNameOf } from '../domain/review.ts';
import type { Customer } from './give-game-account.ts';
import { lockOwn } from './lock-own.ts';
import type { OrderChanges } from './order-changes.ts';
import type { OrderRecord, Orders } from './ports.ts';

/** The customer reviews an order, once, from closed on (domain.md §4). */
export class WriteReview {
  readonly #orders: Orders;
  readonly #changes: OrderChanges;
  readonly #transactions: Transactions;
  readonly #clock: Clock;

  constructor(orders: Orders, changes: OrderChanges, transactions: Transactions, clock: Clock) {
    this.#orders = orders;
    this.#changes = changes;
    this.#transactions = transactions;
    this.#clock = clock;
  }

  /** @throws DomainError order.not_found, order.review_not_allowed, order.already_reviewed */
  run(
    orderId: string,
    review: { readonly stars: number; readonly text: string },
    customer: Customer,
  ): Promise<OrderRecord> {
    return this.#transactions.run(async () => {
      const record = await lockOwn(this.#orders, orderId, customer.id);
      assertReviewable(record.order);
      const at = this.#clock.now();
      const added = await this.#orders.addReview({
        ...review,
        orderId,
        service: record.order.service.id,
        firstName: firstNameOf(record.customerName),
        at,
      });
      if (!added) throw new DomainError('order.already_reviewed');
      const order = { ...record.order, updatedAt: at };
      return this.#changes.write(record, order, { kind: 'review', actor: { ...customer, role: 'customer' } });
    });
  }
}

import type { Clock } from '#kernel/ports.ts';
import { system } from '../domain/order.ts';
import { orderLine } from './order-news.ts';
import type { Orders } from './ports.ts';

/** What the vault asks of orders whose credentials are overdue, and tells them of the erasure (domain.md §5). */
export class ErasedCredentials {
  readonly #orders: Orders;
  readonly #clock: Clock;

  constructor(orders: Orders, clock: Clock) {
    this.#orders = orders;
    this.#clock = clock;
  }

  /** When the order last changed; undefined where there is no such order. */
  async lastChangeOf(orderId: string): Promise<Date | undefined> {
    return (await this.#orders.find(orderId))?.order.updatedAt;
  }

  /** Shows on the timeline that the credentials are gone. */
  recordErasure(orderId: string): Promise<void> {
    const at = this.#clock.now();
    return this.#orders.addEvents([orderLine(orderId, at, 'erased', system)]);
  }
}

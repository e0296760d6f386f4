import type { Outbox } from '#kernel/ports.ts';
import type { Actor, Order } from '../domain/order.ts';
import type { OrderEventKind } from '../domain/order-event.ts';
import { orderEvent } from './order-news.ts';
import type { Notice, Notifications, OrderRecord, Orders } from './ports.ts';

export interface Change {
  readonly kind: OrderEventKind;
  readonly actor: Actor;
  readonly reason?: string;
  readonly notice?: Notice['kind'];
}

/** Writes what happens to an order without a change of its state: row, timeline, live event, notice. */
export class OrderChanges {
  readonly #orders: Orders;
  readonly #outbox: Outbox;
  readonly #notifications: Notifications;

  constructor(orders: Orders, outbox: Outbox, notifications: Notifications) {
    this.#orders = orders;
    this.#outbox = outbox;
    this.#notifications = notifications;
  }

  /** The caller's transaction is running and holds the order's lock. */
  async write(record: OrderRecord, order: Order, change: Change): Promise<OrderRecord> {
    const after = { ...record, order };
    await this.#orders.save(after);
    await this.#orders.addEvents([
      {
        orderId: order.id,
        at: order.updatedAt,
        actor: change.actor,
        kind: change.kind,
        from: null,
        to: null,
        reason: change.reason ?? null,
      },
    ]);
    await this.#outbox.publish([orderEvent(order)]);
    const told = change.actor.id === order.customerId ? order.boosterId : order.customerId;
    if (change.notice && told !== null) {
      await this.#notifications.notify([
        { userId: told, kind: change.notice, orderId: order.id, orderNumber: record.number, state: order.state },
      ]);
    }
    return after;
  }
}

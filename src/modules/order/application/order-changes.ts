import type { Outbox } from '#kernel/ports.ts';
import { troubleKinds, type OrderEventKind, type TroubleKind } from '#kernel/trouble.ts';
import { dueAfterRest } from '../domain/due.ts';
import { isLesson, type Actor, type Order } from '../domain/order.ts';
import type { OrderEvent } from '../domain/order-event.ts';
import { orderEvent, orderLine } from './order-news.ts';
import type { Notifications, OrderNotice } from './notices.ts';
import type { OrderRecord, Orders } from './ports.ts';
import { tellBoth } from './trouble-news.ts';

export interface Change {
  readonly kind: OrderEventKind;
  readonly actor: Actor;
  readonly reason?: string;
  readonly progress?: OrderEvent['progress'];
  readonly notice?: OrderNotice['kind'];
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

  /** The caller's transaction is running and holds the order's lock; `record.order` is the order before. */
  async write(record: OrderRecord, order: Order, change: Change): Promise<OrderRecord> {
    const after = { ...record, order, dueAt: dueAfterRest(record, order) };
    await this.#orders.save(after);
    await this.#orders.addEvents([orderLine(order.id, order.updatedAt, change.kind, change.actor, change)]);
    await this.#outbox.publish([orderEvent(order)]);
    const { notice } = change;
    if (notice) {
      await this.#notifications.notify(
        toldOf(order, change.actor).map((userId) => ({
          userId,
          kind: notice,
          orderId: order.id,
          orderNumber: record.number,
          state: order.state,
          lesson: isLesson(order),
        })),
      );
    }
    if (isTrouble(change.kind)) await tellBoth(this.#notifications, after, change.kind, change.actor.id);
    return after;
  }
}

/** The other side of the order; both where staff act. */
const toldOf = ({ customerId, boosterId }: Order, { id, role }: Actor): string[] => {
  const sides = boosterId === null ? [customerId] : [customerId, boosterId];
  if (role === 'staff' || role === 'admin') return sides;
  return id === customerId ? sides.slice(1) : [customerId];
};

const isTrouble = (kind: OrderEventKind): kind is TroubleKind => (troubleKinds as readonly string[]).includes(kind);

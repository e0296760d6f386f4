import { troubleKinds, type OrderEventKind, type TroubleKind } from '#kernel/trouble.ts';
import { dueAfterRest } from '../domain/due.ts';
import { isLesson, type Actor, type Order } from '../domain/order.ts';
import type { OrderEvent } from '../domain/order-event.ts';
import { orderEvent, orderLine } from './order-news.ts';
import type { Notifications, OrderNotice } from './notices.ts';
import type { OrderRecord } from './ports.ts';
import { tellBoth } from './trouble-news.ts';
import type { Needs } from './needs.ts';

export interface Change {
  readonly kind: OrderEventKind;
  readonly actor: Actor;
  readonly reason?: string;
  readonly progress?: OrderEvent['progress'];
  readonly notice?: OrderNotice['kind'];
}

/** Writes what happens to an order without a change of its state: row, timeline, live event, notice. */
export const orderChanges = ({
  orders,
  outbox,
  notifications,
}: Needs<'orders' | 'outbox'> & { readonly notifications: Notifications }) => ({
  /** The caller's transaction is running and holds the order's lock; `record.order` is the order before. */
  write: async (record: OrderRecord, order: Order, change: Change): Promise<OrderRecord> => {
    const after = { ...record, order, dueAt: dueAfterRest(record, order) };
    await orders.save(after);
    await orders.addEvents([orderLine(order.id, order.updatedAt, change.kind, change.actor, change)]);
    await outbox.publish([orderEvent(order)]);
    const { notice } = change;
    if (notice) {
      await notifications.notify(
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
    if (isTrouble(change.kind)) await tellBoth(notifications, after, change.kind, change.actor.id);
    return after;
  },
});
export type OrderChanges = ReturnType<typeof orderChanges>;

/** The other side of the order; both where staff act. */
const toldOf = ({ customerId, boosterId }: Order, { id, role }: Actor): string[] => {
  const sides = boosterId === null ? [customerId] : [customerId, boosterId];
  if (role === 'staff' || role === 'admin') return sides;
  return id === customerId ? sides.slice(1) : [customerId];
};

const isTrouble = (kind: OrderEventKind): kind is TroubleKind => (troubleKinds as readonly string[]).includes(kind);

import type { ChangeKind } from '../domain/order-events.ts';
import type { Actor, Order } from '../domain/order.ts';
import { timelineLine, type TimelineLine } from '../domain/timeline.ts';
import type { OrderRecord } from './ports.ts';
import type { Needs } from './needs.ts';

export interface Change {
  readonly kind: ChangeKind;
  readonly actor: Actor;
  readonly reason?: string;
  readonly progress?: TimelineLine['progress'];
}

/** Writes what happens to an order without a change of its state: row, timeline, event. */
export const orderChanges = ({ orders, work }: Needs<'orders' | 'work'>) => ({
  /** The caller's transaction is running and holds the order's lock; `record.order` is the order before. */
  write: async (record: OrderRecord, order: Order, change: Change): Promise<OrderRecord> => {
    const { kind, actor } = change;
    const after = { ...record, order };
    await orders.save(after);
    await orders.addEvents([timelineLine(order.id, order.updatedAt, kind, actor, change)]);
    work.record({ kind, order, number: record.number, actor, claimed: after.claim !== null });
    return after;
  },
});
export type OrderChanges = ReturnType<typeof orderChanges>;

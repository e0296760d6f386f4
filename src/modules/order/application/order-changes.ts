import type { ChangeKind } from '../domain/order-events.ts';
import type { Actor, Order } from '../domain/order.ts';
import { timelineLine, type TimelineLine } from '../domain/timeline.ts';
import type { PortNeeds } from './port-needs.ts';

export interface Change {
  readonly kind: ChangeKind;
  readonly actor: Actor;
  readonly reason?: string;
  readonly progress?: TimelineLine['progress'];
}

/** Writes a change that keeps the order's state: row, timeline line and event. */
export const orderChanges = ({ orders, work }: PortNeeds<'orders' | 'work'>) => ({
  /** Writes the changed order. The caller's transaction is running and holds the order's lock. */
  write: async (order: Order, change: Change): Promise<Order> => {
    const { kind, actor } = change;
    await orders.save(order);
    await orders.addEvents([timelineLine(order.id, order.updatedAt, kind, actor, change)]);
    work.record({ kind, order, actor, claimed: order.claim !== null });
    return order;
  },
});
export type OrderChanges = ReturnType<typeof orderChanges>;

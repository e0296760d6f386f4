import { playedWithin } from './due.ts';
import type { FirstFinish, Order } from './order-facts.ts';

/** What is said once of an order that its booster finishes: how long it was played, and whether that was too long. */
export const finishOf = (order: Order, at: Date): FirstFinish | null =>
  order.boosterId === null
    ? null
    : {
        at,
        boosterId: order.boosterId,
        playedSeconds: order.service.kind === 'coaching' ? null : playedSeconds(order, at),
        late: order.dueAt !== null && at > order.dueAt,
      };

/** The estimate began when the booster did, and rested with the order. */
const playedSeconds = (order: Order, at: Date): number | null => {
  if (order.dueAt === null) return null;
  const began = order.dueAt.getTime() - playedWithin(order);
  return Math.max(0, Math.round((at.getTime() - began) / 1000));
};

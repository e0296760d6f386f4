import { playedWithin } from './due.ts';
import type { FirstFinish, Order } from './order-facts.ts';

/** The facts of an order's first finish: how long it was played, and whether it was late. */
export const finishOf = (order: Order, at: Date): FirstFinish | null =>
  order.boosterId === null
    ? null
    : {
        at,
        boosterId: order.boosterId,
        playedSeconds: order.service.kind === 'coaching' ? null : playedSeconds(order, at),
        late: order.dueAt !== null && at > order.dueAt,
      };

/**
 * Seconds from the booster's start without pauses. The start is computed as `dueAt` minus `playedWithin`. Pauses have
 * moved `dueAt`, so they are left out.
 */
const playedSeconds = (order: Order, at: Date): number | null => {
  if (order.dueAt === null) return null;
  const began = order.dueAt.getTime() - playedWithin(order);
  return Math.max(0, Math.round((at.getTime() - began) / 1000));
};

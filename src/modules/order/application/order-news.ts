import type { Money } from '#kernel/money.ts';
import type { Audience, LiveEvent } from '#kernel/ports.ts';
import type { OrderEventKind } from '#kernel/trouble.ts';
import type { Actor, Order } from '../domain/order.ts';
import type { OrderEvent } from '../domain/order-event.ts';

/** Boosters who watch the pool. */
export const poolWatchers: Audience = { scope: 'pool' };
const consoleWatchers: Audience = { scope: 'orders:read' };

/** Everyone who may see this order; the pool's watchers where it enters or leaves the pool. */
export const watchersOf = (order: Order): Audience[] => [
  { user: order.customerId },
  ...(order.boosterId === null ? [] : [{ user: order.boosterId }]),
  consoleWatchers,
];

/** For what its customer is told: how much of the price they have got back, where it is any. */
export const refundOf = ({ refunded }: Order): { readonly refunded?: Money } =>
  refunded.isPositive ? { refunded } : {};

/** The live event of an order's change (api.md, Details: Live). */
export const orderEvent = (order: Order, from?: Order): LiveEvent => ({
  type: 'order',
  to: [
    ...watchersOf(order),
    ...(from?.boosterId && from.boosterId !== order.boosterId ? [{ user: from.boosterId }] : []),
    ...(order.state === 'processing' || from?.state === 'processing' ? [poolWatchers] : []),
  ],
  data: { id: order.id, state: order.state },
});

/** A line of the timeline that is no change of the state. */
export const orderLine = (
  orderId: string,
  at: Date,
  kind: OrderEventKind,
  actor: Actor,
  { reason, progress }: { readonly reason?: string; readonly progress?: OrderEvent['progress'] } = {},
): OrderEvent => ({ orderId, at, actor, kind, from: null, to: null, reason: reason ?? null, progress });

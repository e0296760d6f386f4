import type { WebhookData } from '#contract/integration/webhook-events.ts';
import type { HookEvent, HookEventType } from '#kernel/hooks.ts';
import type { DisputeOutcome } from '#kernel/trouble.ts';
import type { OrderState } from '#kernel/vocabulary.ts';
import type { Moved } from '../domain/order-events.ts';
import type { Order } from '../domain/order.ts';

interface Told {
  readonly order: Order;
}

export const orderHook = (type: Extract<HookEventType, `order.${string}`>, { order }: Told): HookEvent => {
  const data: WebhookData<typeof type> = {
    orderId: order.id,
    orderNumber: order.number,
    service: order.service.id,
    state: order.state,
    price: order.price,
    refunded: order.refunded,
    customerId: order.customerId,
    boosterId: order.boosterId,
  };
  return { type, about: order.id, orderId: order.id, data };
};

/** The webhook of a dispute: `dispute.decided` if there is an outcome, otherwise `dispute.answered`. */
export const disputeHook = ({ order }: Told, outcome?: DisputeOutcome): HookEvent => {
  const data: WebhookData<'dispute.answered' | 'dispute.decided'> = {
    orderId: order.id,
    orderNumber: order.number,
    ...(outcome ? { outcome } : {}),
  };
  const type = outcome ? 'dispute.decided' : 'dispute.answered';
  return { type, about: order.id, orderId: order.id, data };
};

type OrderHook = Parameters<typeof orderHook>[0];

const reached: Readonly<Partial<Record<OrderState, OrderHook>>> = {
  starting: 'order.taken',
  finished: 'order.finished',
  closed: 'order.confirmed',
  completed: 'order.completed',
  cancelled: 'order.cancelled',
};

/** The webhook of a step. The beginning or end of a match and the removal of a game account have no webhook. */
const typeOfStep = ({ from, order: { state: to } }: Moved): OrderHook | undefined => {
  if (to === 'processing') return from === 'waiting' ? 'order.ready' : 'order.returned';
  if (to === 'started') return from === 'in-game' ? undefined : 'order.started';
  return reached[to];
};

export const stepHooks = (moved: Moved): HookEvent[] => {
  const type = typeOfStep(moved);
  return type ? [orderHook(type, moved)] : [];
};

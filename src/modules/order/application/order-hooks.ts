import type { WebhookData } from '#contract/webhook-events.ts';
import type { HookEvent, HookEventType } from '#kernel/hooks.ts';
import type { DisputeOutcome } from '#kernel/trouble.ts';
import type { OrderState } from '#kernel/vocabulary.ts';
import type { OrderEvent } from '../domain/order-event.ts';
import type { OrderRecord, Orders } from './ports.ts';

const reached: Readonly<Partial<Record<OrderState, HookEventType>>> = {
  starting: 'order.taken',
  finished: 'order.finished',
  closed: 'order.confirmed',
  completed: 'order.completed',
  cancelled: 'order.cancelled',
};

/** From one match to the next is no news, nor that an account was taken back. */
const typeOfStep = (from: OrderState | null, to: OrderState | null): HookEventType | undefined => {
  if (to === 'processing') return from === 'waiting' ? 'order.ready' : 'order.returned';
  if (to === 'started') return from === 'in-game' ? undefined : 'order.started';
  return to ? reached[to] : undefined;
};

const lines: Readonly<Partial<Record<OrderEvent['kind'], HookEventType>>> = {
  paused: 'order.paused',
  resumed: 'order.resumed',
  disputed: 'order.disputed',
  'dispute-answered': 'dispute.answered',
};

const typeOf = ({ kind, from, to }: OrderEvent): HookEventType | undefined => {
  if (kind === 'placed') return to === 'payment-error' ? 'order.payment_failed' : 'order.paid';
  if (kind === 'transition') return typeOfStep(from, to);
  return outcomeOf(kind) ? 'dispute.decided' : lines[kind];
};

const outcomes: Readonly<Partial<Record<OrderEvent['kind'], DisputeOutcome>>> = {
  'dispute-upheld': 'upheld',
  'dispute-refunded': 'refunded',
  'dispute-rejected': 'rejected',
  'dispute-withdrawn': 'withdrawn',
};
const outcomeOf = (kind: OrderEvent['kind']): DisputeOutcome | undefined => outcomes[kind];

/** What programs outside are told of lines of the timeline; the order is read where somebody listens. */
export const orderHooks = (events: readonly OrderEvent[], orders: Pick<Orders, 'find'>): HookEvent[] =>
  events.flatMap((event) => {
    const { orderId } = event;
    const type = typeOf(event);
    if (!type) return [];
    const data = async () => {
      const record = await orders.find(orderId);
      if (!record) throw new Error(`order ${orderId} has a timeline and no row`);
      const outcome = outcomeOf(event.kind);
      return outcome || type === 'dispute.answered' ? disputeData(record, outcome) : orderData(record);
    };
    return [{ type, about: orderId, orderId, data }];
  });

const orderData = ({ number, order }: OrderRecord): WebhookData<'order.paid'> => ({
  orderId: order.id,
  orderNumber: number,
  service: order.service.id,
  state: order.state,
  price: order.price,
  refunded: order.refunded,
  customerId: order.customerId,
  boosterId: order.boosterId,
});

const disputeData = (
  { number, order }: OrderRecord,
  outcome: DisputeOutcome | undefined,
): WebhookData<'dispute.answered' | 'dispute.decided'> => ({
  orderId: order.id,
  orderNumber: number,
  ...(outcome ? { outcome } : {}),
});

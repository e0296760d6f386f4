import * as z from 'zod/mini';
import { type HookEventType, hookTest } from '../../kernel/hooks.ts';
import { disputeOutcomes } from '../../kernel/trouble.ts';
import {
  orderStates,
  paymentProviders,
  payoutStates,
  ticketStatuses,
  ticketTypes,
  topUpStates,
} from '../../kernel/vocabulary.ts';
import { Id, Money, Time } from '../common.ts';

// Payloads of webhooks: ids, states and amounts. Personal data are read by the API, with the needed scope.

const OrderData = z.strictObject({
  orderId: Id,
  orderNumber: z.string(),
  service: z.string(),
  state: z.enum(orderStates),
  price: Money,
  /** The customer's refund; zero unless the order ended early. */
  refunded: Money,
  customerId: Id,
  boosterId: z.nullable(Id),
});
const DisputeData = z.strictObject({ orderId: Id, orderNumber: z.string() });
const TicketData = z.strictObject({
  ticketId: Id,
  userId: Id,
  type: z.enum(ticketTypes),
  status: z.enum(ticketStatuses),
  answered: z.boolean(),
  orderId: z.nullable(Id),
});
const TopUpData = z.strictObject({
  topUpId: Id,
  customerId: Id,
  amount: Money,
  state: z.enum(topUpStates),
  orderId: z.nullable(Id),
});
const PayoutData = z.strictObject({ payoutId: Id, boosterId: Id, amount: Money, state: z.enum(payoutStates) });

/** The catalogue of events: each one's meaning, and the shape of its `data`. */
export const webhookEvents = {
  'order.paid': { says: 'An order was placed and paid.', data: OrderData },
  'order.payment_failed': {
    says: 'A draft was paid by card, but its order could not be placed. The amount stays in the wallet.',
    data: OrderData,
  },
  'order.ready': { says: 'The order has its game account. Boosters can take it.', data: OrderData },
  'order.taken': { says: 'A booster took the order, or staff assigned one.', data: OrderData },
  'order.returned': {
    says: 'The order lost its booster: they left, or staff took it back. It waits for another booster.',
    data: OrderData,
  },
  'order.started': { says: 'The booster started the order, or continues after it was finished.', data: OrderData },
  'order.paused': { says: 'The order was paused.', data: OrderData },
  'order.resumed': { says: 'The order was resumed.', data: OrderData },
  'order.finished': {
    says: 'The booster, or staff, finished the order. The customer can confirm or dispute it.',
    data: OrderData,
  },
  'order.disputed': { says: 'The customer opened a dispute.', data: OrderData },
  'order.confirmed': {
    says: 'The order was confirmed: by its customer, by staff, or because the time to confirm ran out.',
    data: OrderData,
  },
  'order.completed': { says: 'The order was settled. Its booster is paid.', data: OrderData },
  'order.cancelled': { says: 'The order ended early. `refunded` was returned to the customer.', data: OrderData },
  'dispute.answered': { says: 'The booster answered the dispute.', data: DisputeData },
  'dispute.decided': {
    says: 'The dispute ended.',
    data: z.extend(DisputeData, { outcome: z.enum(disputeOutcomes) }),
  },
  'ticket.opened': { says: 'A ticket was opened.', data: TicketData },
  'ticket.answered': { says: 'Staff answered a ticket.', data: TicketData },
  'ticket.closed': { says: 'A ticket was closed.', data: TicketData },
  'ticket.reopened': { says: 'A ticket was opened again.', data: TicketData },
  'topup.succeeded': {
    says: 'A payment was credited to a wallet. It was made by card or entered by staff.',
    data: TopUpData,
  },
  'topup.succeeded.v2': {
    says: 'A payment was credited to a wallet. `provider` says how it was paid.',
    data: z.extend(TopUpData, { provider: z.enum(paymentProviders) }),
  },
  'topup.failed': { says: 'A card payment failed or expired.', data: TopUpData },
  'topup.refunded': { says: 'A payment was refunded to where it came from.', data: TopUpData },
  'payout.requested': { says: 'A payout was requested, by its booster or by staff for them.', data: PayoutData },
  'payout.paid': { says: 'A payout was paid.', data: PayoutData },
  'payout.refused': { says: 'A payout was refused. The amount is back in the wallet.', data: PayoutData },
} as const satisfies Record<HookEventType, { readonly says: string; readonly data: z.ZodMiniType }>;

export type WebhookData<T extends HookEventType> = z.infer<(typeof webhookEvents)[T]['data']>;

/** The body of a delivery; its exact bytes are signed (Standard Webhooks). */
export const webhookPayload = (type: string, data: z.ZodMiniType) =>
  z.strictObject({ type: z.literal(type), timestamp: Time, data });

export const WebhookTest = webhookPayload(hookTest, z.strictObject({ webhookId: Id }));

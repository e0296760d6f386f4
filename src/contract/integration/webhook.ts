import * as z from 'zod/mini';
import { hookEventTypes, hookTest } from '../../kernel/hooks.ts';
import { deliveryFaults, deliveryStates, pauseCauses, webhookStates } from '../../kernel/vocabulary.ts';
import { basedOn, Id, named, Time, url } from '../common.ts';
import { webhookLimits } from '../limits.ts';

const { overlapHours } = webhookLimits;

/** Where a program is told of events; what it checks them by is nowhere. */
export const Webhook = named(
  'Webhook',
  z.strictObject({
    id: Id,
    ownerId: Id,
    ownerName: z.nullable(z.string()),
    url: z.string(),
    events: z.array(z.enum(hookEventTypes)),
    state: z.enum(webhookStates),
    paused: z.nullable(z.strictObject({ at: Time, cause: z.enum(pauseCauses), byName: z.nullable(z.string()) })),
    /** Since when nothing has arrived; null where the last delivery did. */
    failingSince: z.nullable(Time),
    /** Until when the receiver asked to be sent nothing (429 or 503 with `Retry-After`); may have passed. */
    heldUntil: z.nullable(Time),
    /** Until when the secret before the present one signs, too. */
    previousSecretUntil: z.nullable(Time),
    createdAt: Time,
  }),
);
export type Webhook = z.infer<typeof Webhook>;

const Url = url(webhookLimits.url);
const Events = z.array(z.enum(hookEventTypes)).check(
  z.minLength(1),
  z.maxLength(hookEventTypes.length),
  z.refine((list) => new Set(list).size === list.length),
);

/** Of events whose records its owner may read. */
export const NewWebhook = named('NewWebhook', z.strictObject({ url: Url, events: Events }));
export const WebhookChange = named(
  'WebhookChange',
  z.strictObject({ url: z.optional(Url), events: z.optional(Events), basedOn }),
);

/** The one answer that shows the secret. */
export const IssuedWebhook = named('IssuedWebhook', z.strictObject({ webhook: Webhook, secret: z.string() }));

/** For how many hours the secret before it signs, too. */
export const SecretRotation = named(
  'SecretRotation',
  z.strictObject({
    overlapHours: z._default(z.int().check(z.gte(overlapHours.least), z.lte(overlapHours.most)), overlapHours.usual),
  }),
);

const delivery = {
  id: Id,
  /** `webhook-id` of every try: what a receiver knows a repeat by. */
  eventId: Id,
  webhookId: Id,
  /** The receiver's address. */
  webhookUrl: z.nullable(z.string()),
  event: z.enum([...hookEventTypes, hookTest]),
  orderId: z.nullable(Id),
  orderNumber: z.nullable(z.string()),
  state: z.enum(deliveryStates),
  /** All that were made, also before it was sent again by hand. */
  tries: z.int(),
  nextTryAt: z.nullable(Time),
  createdAt: Time,
  endedAt: z.nullable(Time),
};
export const DeliveryLine = named('DeliveryLine', z.strictObject(delivery));

/** A delivery with what was sent, and what became of each try. */
export const Delivery = named(
  'Delivery',
  z.strictObject({
    ...delivery,
    /** Null for whoever may not read what the event is about. */
    payload: z.nullable(z.string()),
    log: z.array(
      z.strictObject({
        at: Time,
        durationMs: z.int(),
        status: z.nullable(z.int()),
        fault: z.nullable(z.enum(deliveryFaults)),
        /** Its first 2 kB. */
        answer: z.nullable(z.string()),
      }),
    ),
  }),
);
export type Delivery = z.infer<typeof Delivery>;
export type DeliveryLine = z.infer<typeof DeliveryLine>;

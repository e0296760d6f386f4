import * as z from 'zod/mini';
import { hookEventTypes, hookTest } from '../../kernel/hooks.ts';
import { deliveryFaults, deliveryStates, pauseCauses, webhookStates } from '../../kernel/vocabulary.ts';
import { basedOn, Id, named, Time, url } from '../common.ts';
import { webhookLimits } from '../limits.ts';

const { overlapHours } = webhookLimits;

/** A webhook, without its signing secret. */
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
    /** Since when deliveries fail; null if the last one succeeded. */
    failingSince: z.nullable(Time),
    /** Until when the receiver asked for no deliveries (429 or 503 with `Retry-After`); may be past. */
    heldUntil: z.nullable(Time),
    /** Until when the previous secret signs, too. */
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

/** The owner must have the scope of each event. */
export const NewWebhook = named('NewWebhook', z.strictObject({ url: Url, events: Events }));
export const WebhookChange = named(
  'WebhookChange',
  z.strictObject({ url: z.optional(Url), events: z.optional(Events), basedOn }),
);

/** The only answer that contains the secret. */
export const IssuedWebhook = named('IssuedWebhook', z.strictObject({ webhook: Webhook, secret: z.string() }));

/** Hours for which the previous secret signs, too. */
export const SecretRotation = named(
  'SecretRotation',
  z.strictObject({
    overlapHours: z._default(z.int().check(z.gte(overlapHours.least), z.lte(overlapHours.most)), overlapHours.usual),
  }),
);

const delivery = {
  id: Id,
  /** The `webhook-id` of every attempt. A receiver recognises repeats by it. */
  eventId: Id,
  webhookId: Id,
  /** The receiver's address. */
  webhookUrl: z.nullable(z.string()),
  event: z.enum([...hookEventTypes, hookTest]),
  orderId: z.nullable(Id),
  orderNumber: z.nullable(z.string()),
  state: z.enum(deliveryStates),
  /** All attempts, including those before it was sent again by hand. */
  tries: z.int(),
  nextTryAt: z.nullable(Time),
  createdAt: Time,
  endedAt: z.nullable(Time),
};
export const DeliveryLine = named('DeliveryLine', z.strictObject(delivery));

/** A delivery with its payload and the outcome of each attempt. */
export const Delivery = named(
  'Delivery',
  z.strictObject({
    ...delivery,
    /** Null for callers who may not read the event's record. */
    payload: z.nullable(z.string()),
    log: z.array(
      z.strictObject({
        at: Time,
        durationMs: z.int(),
        status: z.nullable(z.int()),
        fault: z.nullable(z.enum(deliveryFaults)),
        /** The first 2 kB of the answer. */
        answer: z.nullable(z.string()),
      }),
    ),
  }),
);
export type Delivery = z.infer<typeof Delivery>;
export type DeliveryLine = z.infer<typeof DeliveryLine>;

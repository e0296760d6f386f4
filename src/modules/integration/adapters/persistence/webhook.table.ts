import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { time } from '#platform/db/columns.ts';
import type { HookEventType, hookTest } from '#kernel/hooks.ts';
import type { TablesOf } from '#platform/db/orm.ts';
import { deliveryFaults, deliveryStates, pauseCauses } from '#kernel/vocabulary.ts';

export const WebhookRow = defineEntity({
  name: 'WebhookRow',
  tableName: 'webhook',
  properties: {
    id: p.uuid().primary(),
    ownerId: p.uuid(),
    url: p.text(),
    events: p.array<HookEventType>().columnType('text[]'),
    secretId: p.uuid(),
    previousSecretId: p.uuid().strictNullable(),
    previousSecretUntil: time().strictNullable(),
    failingSince: time().strictNullable(),
    heldUntil: time().strictNullable(),
    renewing: p.boolean().default(false),
    pausedAt: time().strictNullable(),
    pausedCause: p.enum(pauseCauses).strictNullable(),
    pausedBy: p.uuid().strictNullable(),
    createdAt: time(),
  },
  indexes: [
    { name: 'webhook_created_index', properties: ['createdAt', 'id'] },
    { name: 'webhook_owner_index', properties: ['ownerId'] },
  ],
  checks: [
    { name: 'webhook_paused_check', expression: '(paused_at is null) = (paused_cause is null)' },
    {
      name: 'webhook_previous_secret_check',
      expression: '(previous_secret_id is null) = (previous_secret_until is null)',
    },
  ],
});

/** Deliveries to receivers. `seq` ascends in the order in which the events of a record happened. */
export const DeliveryRow = defineEntity({
  name: 'DeliveryRow',
  tableName: 'webhook_delivery',
  properties: {
    id: p.uuid().primary(),
    seq: p.bigint('number').autoincrement().columnType('bigint').$type<Opt<number>>().unique(),
    eventId: p.uuid(),
    webhookId: p.uuid(),
    type: p.text().$type<HookEventType | typeof hookTest>(),
    about: p.uuid(),
    orderId: p.uuid().nullable(),
    payload: p.text(),
    state: p.enum(deliveryStates),
    tries: p.integer(),
    nextTryAt: time().nullable(),
    createdAt: time(),
    endedAt: time().nullable(),
  },
  indexes: [
    { name: 'webhook_delivery_created_index', properties: ['createdAt', 'id'] },
    { name: 'webhook_delivery_webhook_index', properties: ['webhookId', 'createdAt', 'id'] },
    { name: 'webhook_delivery_state_index', properties: ['state', 'createdAt', 'id'] },
    { name: 'webhook_delivery_type_index', properties: ['type', 'createdAt', 'id'] },
    { name: 'webhook_delivery_order_index', properties: ['orderId'], where: '"order_id" is not null' },
    { name: 'webhook_delivery_event_index', properties: ['eventId'] },
    {
      name: 'webhook_delivery_next_index',
      properties: ['webhookId', 'nextTryAt', 'seq'],
      where: `"state" = 'waiting'`,
    },
    {
      name: 'webhook_delivery_turn_index',
      properties: ['webhookId', 'tries', 'nextTryAt', 'seq'],
      where: `"state" = 'waiting'`,
    },
    { name: 'webhook_delivery_line_index', properties: ['webhookId', 'about', 'seq'], where: `"state" = 'waiting'` },
  ],
  checks: [
    { name: 'webhook_delivery_waiting_check', expression: `("state" = 'waiting') = ("next_try_at" is not null)` },
    { name: 'webhook_delivery_ended_check', expression: `("state" = 'waiting') = ("ended_at" is null)` },
  ],
});

export const DeliveryTryRow = defineEntity({
  name: 'DeliveryTryRow',
  tableName: 'webhook_try',
  properties: {
    id: p.bigint('number').autoincrement().columnType('bigint').$type<Opt<number>>().primary(),
    deliveryId: p.uuid(),
    at: time(),
    durationMs: p.integer(),
    status: p.integer().nullable(),
    fault: p.enum(deliveryFaults).nullable(),
    answer: p.text().nullable(),
  },
  indexes: [{ name: 'webhook_try_delivery_index', properties: ['deliveryId', 'id'] }],
});

export type WebhookTables = TablesOf<typeof WebhookRow | typeof DeliveryRow | typeof DeliveryTryRow>;

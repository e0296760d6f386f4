import { defineEntity, p } from '@mikro-orm/core';
import { text, time } from '#platform/db/columns.ts';
import type { Scope } from '#kernel/vocabulary.ts';
import type { TablesOf } from '#platform/db/orm.ts';
import { DeliveryRow, DeliveryTryRow, WebhookRow } from './webhook.table.ts';

export const ApiKeyRow = defineEntity({
  name: 'ApiKeyRow',
  tableName: 'api_key',
  properties: {
    id: p.uuid().primary(),
    name: text(),
    ownerId: p.uuid(),
    scopes: p.array<Scope>().columnType('text[]'),
    perMinute: p.integer(),
    secretHash: text(),
    createdAt: time(),
    expiresAt: time().strictNullable(),
    lastUsedAt: time().strictNullable(),
    endedAt: time().strictNullable(),
    endedBy: p.uuid().strictNullable(),
    endedBecause: text().strictNullable(),
    successorId: p.uuid().strictNullable(),
  },
  indexes: [
    { name: 'api_key_created_index', properties: ['createdAt', 'id'] },
    { name: 'api_key_owner_index', properties: ['ownerId', 'createdAt'] },
  ],
  checks: [
    {
      name: 'api_key_ended_check',
      expression: '(ended_at is null) = (ended_by is null) and (ended_at is null) = (ended_because is null)',
    },
    { name: 'api_key_per_minute_check', expression: 'per_minute >= 1 and per_minute <= 6000' },
  ],
});

export const integrationRows = [ApiKeyRow, WebhookRow, DeliveryRow, DeliveryTryRow] as const;
export type IntegrationTables = TablesOf<typeof ApiKeyRow>;

import { defineEntity, p } from '@mikro-orm/core';
import { time } from '#platform/db/columns.ts';
import type { TablesOf } from '#platform/db/orm.ts';

export const PushSubscriptionRow = defineEntity({
  name: 'PushSubscriptionRow',
  tableName: 'push_subscription',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    sessionId: p.uuid(),
    endpoint: p.text(),
    p256dh: p.text(),
    auth: p.text(),
    createdAt: time(),
  },
  uniques: [{ name: 'push_subscription_endpoint_unique', properties: ['endpoint'] }],
  indexes: [
    { name: 'push_subscription_user_index', properties: ['userId', 'createdAt'] },
    { name: 'push_subscription_session_index', properties: ['sessionId'] },
  ],
});

export type PushSubscriptionTables = TablesOf<typeof PushSubscriptionRow>;

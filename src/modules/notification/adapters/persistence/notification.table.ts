import { defineEntity, p } from '@mikro-orm/core';
import { time } from '#platform/db/columns.ts';
import type { TablesOf } from '#platform/db/orm.ts';
import type { Notice } from '#kernel/notice.ts';
import { PushSubscriptionRow } from './push-subscription.table.ts';

/** Partitioned by the month in the id (docs/decisions/0057). */
export const NotificationRow = defineEntity({
  name: 'NotificationRow',
  tableName: 'notification',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    kind: p.text().$type<Notice['kind']>(),
    title: p.text(),
    text: p.text(),
    link: p.text().nullable(),
    readAt: time().nullable(),
    createdAt: time(),
  },
  indexes: [
    { name: 'notification_user_index', properties: ['userId', 'createdAt', 'id'] },
    { name: 'notification_unread_index', properties: ['userId'], where: '"read_at" is null' },
  ],
});

export const notificationRows = [NotificationRow, PushSubscriptionRow];
export type NotificationTables = TablesOf<typeof NotificationRow>;

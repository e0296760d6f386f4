import type { PersonalData } from '#kernel/personal-data.ts';
import type { Database } from '#platform/db/database.ts';
import type { NotificationTables } from './notification.table.ts';
import type { PushSubscriptionTables } from './push-subscription.table.ts';

export const notificationPersonalData = (database: Database): PersonalData => {
  const tables = () => database.sql<NotificationTables & PushSubscriptionTables>();
  return {
    recordsOf: async ({ id: userId }) => {
      const notifications = await tables()
        .selectFrom('NotificationRow')
        .selectAll()
        .where('userId', '=', userId)
        .orderBy('id')
        .execute();
      const pushBrowsers = await tables()
        .selectFrom('PushSubscriptionRow')
        .select(['id', 'sessionId', 'endpoint', 'createdAt'])
        .where('userId', '=', userId)
        .orderBy('id')
        .execute();
      return { notifications, pushBrowsers };
    },
    erase: async ({ id }) => {
      await tables().deleteFrom('NotificationRow').where('userId', '=', id).execute();
      await tables().deleteFrom('PushSubscriptionRow').where('userId', '=', id).execute();
    },
  };
};

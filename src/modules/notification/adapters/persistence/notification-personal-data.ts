import type { Person, PersonalData, PersonalRecords } from '#kernel/personal-data.ts';
import type { Database } from '#platform/db/database.ts';
import type { NotificationTables } from './notification.table.ts';
import type { PushSubscriptionTables } from './push-subscription.table.ts';

export class NotificationPersonalData implements PersonalData {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async recordsOf({ id: userId }: Person): Promise<PersonalRecords> {
    const notifications = await this.#sql
      .selectFrom('NotificationRow')
      .selectAll()
      .where('userId', '=', userId)
      .orderBy('id')
      .execute();
    const pushBrowsers = await this.#sql
      .selectFrom('PushSubscriptionRow')
      .select(['id', 'sessionId', 'endpoint', 'createdAt'])
      .where('userId', '=', userId)
      .orderBy('id')
      .execute();
    return { notifications, pushBrowsers };
  }

  async erase({ id }: Person): Promise<void> {
    await this.#sql.deleteFrom('NotificationRow').where('userId', '=', id).execute();
    await this.#sql.deleteFrom('PushSubscriptionRow').where('userId', '=', id).execute();
  }

  get #sql() {
    return this.#database.sql<NotificationTables & PushSubscriptionTables>();
  }
}

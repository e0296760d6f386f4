import type { Listed } from '#kernel/lists.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { boundedCount, oneOfEach } from '#platform/db/lists.ts';
import type { Notifications, NotificationsPart } from '../../application/ports.ts';
import type { Notification } from '../../domain/notification.ts';
import { NotificationRow, type NotificationTables } from './notification.table.ts';

export class SqlNotifications implements Notifications {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #sql(): Kysely<NotificationTables> {
    return this.#database.sql<NotificationTables>();
  }

  async add(notifications: readonly Notification[]): Promise<void> {
    if (notifications.length === 0) return;
    await this.#database.write(this.#database.insertion(NotificationRow, notifications));
  }

  async renew(
    { userId, kind, title, text, link }: Pick<Notification, 'userId' | 'kind' | 'title' | 'text' | 'link'>,
    since: Date,
    at: Date,
  ): Promise<Notification | undefined> {
    const newest = this.#sql
      .selectFrom('NotificationRow')
      .select('id')
      .where('userId', '=', userId)
      .where('createdAt', '>', since)
      .where('kind', '=', kind)
      .where('title', '=', title)
      .where('text', '=', text)
      .where('link', 'is not distinct from', link)
      .orderBy('createdAt', 'desc')
      .limit(1);
    return this.#sql
      .updateTable('NotificationRow')
      .set({ createdAt: at, readAt: null })
      .where('userId', '=', userId)
      .where('id', '=', newest)
      .returningAll()
      .executeTakeFirst();
  }

  async list(userId: string, part: NotificationsPart): Promise<Listed<Notification>> {
    const { from, limit, descending, ids, kinds, read } = part;
    let wanted = this.#sql
      .selectFrom('NotificationRow')
      .where('userId', '=', userId)
      .where(oneOfEach({ id: ids, kind: kinds }));
    if (read !== undefined) wanted = wanted.where('readAt', read ? 'is not' : 'is', null);
    const direction = descending ? 'desc' : 'asc';
    const [rows, counted] = await Promise.all([
      wanted.selectAll().orderBy('createdAt', direction).orderBy('id', direction).offset(from).limit(limit).execute(),
      boundedCount(this.#sql, wanted),
    ]);
    return { rows, ...counted };
  }

  async markRead(userId: string, ids: readonly string[] | 'all', at: Date): Promise<void> {
    await this.#sql
      .updateTable('NotificationRow')
      .set({ readAt: at })
      .where('userId', '=', userId)
      .where('readAt', 'is', null)
      .where(oneOfEach({ id: ids === 'all' ? undefined : ids }))
      .execute();
  }

  async unreadOf(userId: string): Promise<number> {
    const counted = await this.#sql
      .selectFrom('NotificationRow')
      .select(({ fn }) => fn.countAll<string>().as('total'))
      .where('userId', '=', userId)
      .where('readAt', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(counted.total);
  }
}

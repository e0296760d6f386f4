import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { Notifications, NotificationsPart } from '../../application/ports.ts';
import type { Notification } from '../../domain/notice.ts';
import type { NotificationTables } from './notification.table.ts';

export class MikroNotifications implements Notifications {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #sql(): Kysely<NotificationTables> {
    return this.#database.sql<NotificationTables>();
  }

  async add(notifications: readonly Notification[]): Promise<void> {
    if (notifications.length === 0) return;
    await this.#sql
      .insertInto('NotificationRow')
      .values([...notifications])
      .execute();
  }

  async list(
    userId: string,
    { from, limit, descending, ...filter }: NotificationsPart,
  ): Promise<{ rows: readonly Notification[]; total: number }> {
    const wanted = this.#sql.selectFrom('NotificationRow').where('userId', '=', userId).where(matching(filter));
    const direction = descending ? 'desc' : 'asc';
    const [rows, counted] = await Promise.all([
      wanted.selectAll().orderBy('createdAt', direction).orderBy('id', direction).offset(from).limit(limit).execute(),
      wanted.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
    ]);
    return { rows, total: Number(counted.total) };
  }

  async markRead(userId: string, ids: readonly string[] | 'all', at: Date): Promise<void> {
    await this.#sql
      .updateTable('NotificationRow')
      .set({ readAt: at })
      .where('userId', '=', userId)
      .where('readAt', 'is', null)
      .where(matching(ids === 'all' ? {} : { ids }))
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

type Filter = Pick<NotificationsPart, 'ids' | 'kinds' | 'read'>;

const matching =
  ({ ids, kinds, read }: Filter) =>
  (row: ExpressionBuilder<NotificationTables, 'NotificationRow'>) =>
    row.and([
      ...(ids ? [oneOf(row, 'id', ids)] : []),
      ...(kinds ? [oneOf(row, 'kind', kinds)] : []),
      ...(read === undefined ? [] : [row('readAt', read ? 'is not' : 'is', null)]),
    ]);

/** `any` bears an empty list, which `in` does not. */
const oneOf = (
  row: ExpressionBuilder<NotificationTables, 'NotificationRow'>,
  column: 'id' | 'kind',
  values: readonly string[],
) => row(column, '=', row.fn.any(row.val([...values])));

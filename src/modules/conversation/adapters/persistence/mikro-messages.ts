import type { Kysely, Selectable } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { boundedCount, oneOfEach } from '#platform/db/lists.ts';
import type { Listed, Messages, MessagesPart } from '../../application/ports.ts';
import type { Message } from '../../domain/message.ts';
import type { ConversationTables } from './conversation.table.ts';

export class MikroMessages implements Messages {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #sql(): Kysely<ConversationTables> {
    return this.#database.sql<ConversationTables>();
  }

  /** All in one statement and in one order, so that two who write to each other don't wait in a circle. */
  async lockPlaces(orderId: string, userIds: readonly string[]): Promise<void> {
    await this.#sql
      .insertInto('ConversationPlaceRow')
      .values(userIds.toSorted().map((userId) => ({ orderId, userId, unread: 0 })))
      .onConflict((conflict) =>
        conflict.columns(['orderId', 'userId']).doUpdateSet((row) => ({
          unread: row.ref('ConversationPlaceRow.unread'),
        })),
      )
      .execute();
  }

  async latestTimes(orderId: string, senderId: string, limit: number): Promise<readonly Date[]> {
    const rows = await this.#sql
      .selectFrom('MessageRow')
      .select('createdAt')
      .where('orderId', '=', orderId)
      .where('senderId', '=', senderId)
      .orderBy('createdAt', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ createdAt }) => createdAt);
  }

  async add({ sender, ...message }: Message, readerIds: readonly string[]): Promise<void> {
    await this.#sql
      .insertInto('MessageRow')
      .values({ ...message, senderId: sender.id, senderRole: sender.role, senderName: sender.displayName })
      .execute();
    if (readerIds.length === 0) return;
    await this.#sql
      .updateTable('ConversationPlaceRow')
      .set((row) => ({ unread: row('unread', '+', 1) }))
      .where('orderId', '=', message.orderId)
      .where('userId', 'in', readerIds)
      .execute();
  }

  async list(orderId: string, { from, limit, descending, ids }: MessagesPart): Promise<Listed> {
    const wanted = this.#sql
      .selectFrom('MessageRow')
      .where('orderId', '=', orderId)
      .where(oneOfEach({ id: ids }));
    const direction = descending ? 'desc' : 'asc';
    const [rows, counted] = await Promise.all([
      wanted.selectAll().orderBy('createdAt', direction).orderBy('id', direction).offset(from).limit(limit).execute(),
      boundedCount(this.#sql, wanted.select('id')),
    ]);
    return { rows: rows.map(messageOf), ...counted };
  }

  async markRead(orderId: string, userId: string): Promise<void> {
    await this.#sql
      .updateTable('ConversationPlaceRow')
      .set({ unread: 0 })
      .where('orderId', '=', orderId)
      .where('userId', '=', userId)
      .where('unread', '>', 0)
      .execute();
  }

  async unreadByOrder(userId: string): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#sql
      .selectFrom('ConversationPlaceRow')
      .select(['orderId', 'unread'])
      .where('userId', '=', userId)
      .where('unread', '>', 0)
      .execute();
    return new Map(rows.map(({ orderId, unread }) => [orderId, unread]));
  }
}

const messageOf = ({
  senderId,
  senderRole,
  senderName,
  ...message
}: Selectable<ConversationTables['MessageRow']>): Message => ({
  ...message,
  sender: { id: senderId, role: senderRole, displayName: senderName },
});

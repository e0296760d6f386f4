import type { Listed } from '#kernel/lists.ts';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { ContactKind } from '#kernel/contact-leak.ts';
import type { Database } from '#platform/db/database.ts';
import { boundedCount, inRange, oneOfEach, pageInOrder, searchedAtMost } from '#platform/db/lists.ts';
import { patternsOf } from '#platform/db/search.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { Messages, MessagesPart } from '../../application/ports.ts';
import type { Message } from '../../domain/message.ts';
import type { Receipt } from '../../domain/receipt.ts';
import { type ConversationTables, MessageRow, searchedSql } from './conversation.table.ts';

export class SqlMessages implements Messages {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #sql(): Kysely<ConversationTables> {
    return this.#database.sql<ConversationTables>();
  }

  /** Locks all places in one statement and in a fixed order, so that two people who write to each other don't deadlock. */
  async lockPlaces(orderId: string, userIds: readonly string[]): Promise<void> {
    await this.#sql
      .insertInto('ConversationPlaceRow')
      .values(userIds.toSorted().map((userId) => ({ orderId, userId, unread: 0, deliveredSeq: 0, readSeq: 0 })))
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

  async findByClientId(orderId: string, senderId: string, clientId: string): Promise<Message | undefined> {
    const row = await this.#sql
      .selectFrom('MessageRow')
      .selectAll()
      .where('orderId', '=', orderId)
      .where('senderId', '=', senderId)
      .where('clientId', '=', clientId)
      .executeTakeFirst();
    return row && messageOf(row);
  }

  async newestSeq(orderId: string, until?: Date): Promise<number> {
    const newest = this.#sql
      .selectFrom('MessageRow')
      .select('seq')
      .where('orderId', '=', orderId)
      .where(inRange('createdAt', until && { to: new Date(until.getTime() + 1) }))
      .orderBy('seq', 'desc');
    return (await newest.limit(1).executeTakeFirst())?.seq ?? 0;
  }

  async add(message: Message, readerIds: readonly string[]): Promise<void> {
    await this.#database.write(this.#database.insertion(MessageRow, [rowOf(message)]));
    if (readerIds.length === 0) return;
    await this.#database.write(
      this.#sql
        .updateTable('ConversationPlaceRow')
        .set((row) => ({ unread: row('unread', '+', 1) }))
        .where('orderId', '=', message.orderId)
        .where('userId', 'in', readerIds),
    );
  }

  /** Sorts one conversation by message number, and all conversations by time. Both orders have an index. */
  async list({ from, limit, descending, ...part }: MessagesPart): Promise<Listed<Message>> {
    const { before, after, hasContacts } = part;
    let wanted = this.#sql
      .selectFrom('MessageRow')
      .where(oneOfEach({ id: part.ids, orderId: part.orderIds, senderId: part.senderIds, senderRole: part.roles }))
      .where(inRange('createdAt', part.created));
    if (before !== undefined) wanted = wanted.where('seq', '<', before);
    if (after !== undefined) wanted = wanted.where('seq', '>', after);
    if (hasContacts !== undefined) wanted = wanted.where(hasContacts ? withContacts : withoutContacts);
    for (const pattern of patternsOf(part.search ?? '')) wanted = wanted.where(sql.raw(searchedSql), 'like', pattern);
    const order = part.orderIds?.length === 1 ? ['seq', 'id'] : ['createdAt', 'id'];
    const [found, counted] = await Promise.all([
      pageInOrder(wanted.selectAll(), order, { from, limit, descending }),
      boundedCount(this.#sql, wanted, part.search === undefined ? undefined : searchedAtMost),
    ]);
    return { rows: readableRows('messages', found, messageOf), ...counted };
  }

  async receiptsOf(orderId: string, userIds: readonly string[]): Promise<ReadonlyMap<string, Receipt>> {
    const rows = await this.#sql
      .selectFrom('ConversationPlaceRow')
      .select(['userId', 'deliveredSeq', 'readSeq'])
      .where('orderId', '=', orderId)
      .where('userId', 'in', userIds)
      .execute();
    return new Map(
      rows.map(({ userId, deliveredSeq, readSeq }) => [userId, { delivered: deliveredSeq, read: readSeq }]),
    );
  }

  async saveReceipt(orderId: string, userId: string, { delivered, read }: Receipt): Promise<void> {
    const left = this.#sql
      .selectFrom('MessageRow')
      .select(({ fn }) => fn.countAll<number>().as('left'))
      .where('orderId', '=', orderId)
      .where('seq', '>', read)
      .where('senderId', '!=', userId);
    await this.#sql
      .updateTable('ConversationPlaceRow')
      .set({ deliveredSeq: delivered, readSeq: read, unread: left })
      .where('orderId', '=', orderId)
      .where('userId', '=', userId)
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

/** The condition of the partial index. */
const withContacts = sql<boolean>`cardinality(contacts) > 0`;
const withoutContacts = sql<boolean>`cardinality(contacts) = 0`;

export const rowOf = ({ sender, ...message }: Message) => ({
  ...message,
  contacts: [...message.contacts],
  senderId: sender.id,
  senderRole: sender.role,
  senderName: sender.displayName,
});

export const messageOf = ({
  senderId,
  senderRole,
  senderName,
  contacts,
  ...message
}: Selectable<ConversationTables['MessageRow']>): Message => ({
  ...message,
  contacts: contacts as ContactKind[],
  sender: { id: senderId, role: senderRole, displayName: senderName },
});

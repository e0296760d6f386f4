import { erasedName, erasedText, type Person, type PersonalData, type PersonalRecords } from '#kernel/personal-data.ts';
import type { Database } from '#platform/db/database.ts';
import type { ConversationTables } from './conversation.table.ts';

export class ConversationPersonalData implements PersonalData {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async recordsOf({ id: userId }: Person): Promise<PersonalRecords> {
    const messages = await this.#sql
      .selectFrom('MessageRow')
      .select(['id', 'orderId', 'senderName', 'text', 'createdAt'])
      .where('senderId', '=', userId)
      .orderBy('id')
      .execute();
    const messageReports = await this.#sql
      .selectFrom('MessageReportRow')
      .select(['messageId', 'reason', 'state', 'createdAt'])
      .where('reporterId', '=', userId)
      .orderBy('id')
      .execute();
    return { messages, messageReports };
  }

  /** That something was said stays, so that the other side's answers don't hang in the air. */
  async erase({ id }: Person): Promise<void> {
    await this.#sql
      .updateTable('MessageRow')
      .set({ senderName: erasedName, text: erasedText, contacts: [] })
      .where('senderId', '=', id)
      .execute();
    await this.#sql
      .updateTable('MessageReportRow')
      .set({ reporterName: erasedName, reason: erasedText })
      .where('reporterId', '=', id)
      .execute();
    await this.#sql
      .updateTable('MessageReportRow')
      .set({ senderName: erasedName })
      .where('senderId', '=', id)
      .execute();
    await this.#sql.deleteFrom('ConversationPlaceRow').where('userId', '=', id).execute();
  }

  get #sql() {
    return this.#database.sql<ConversationTables>();
  }
}

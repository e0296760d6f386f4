import { erasedName, erasedText, type PersonalData } from '#kernel/personal-data.ts';
import type { Database } from '#platform/db/database.ts';
import type { ConversationTables } from './conversation.table.ts';

export const conversationPersonalData = (database: Database): PersonalData => {
  const tables = () => database.sql<ConversationTables>();
  return {
    recordsOf: async ({ id: userId }) => {
      const messages = await tables()
        .selectFrom('MessageRow')
        .select(['id', 'orderId', 'senderName', 'text', 'createdAt'])
        .where('senderId', '=', userId)
        .orderBy('id')
        .execute();
      const messageReports = await tables()
        .selectFrom('MessageReportRow')
        .select(['messageId', 'reason', 'state', 'createdAt'])
        .where('reporterId', '=', userId)
        .orderBy('id')
        .execute();
      return { messages, messageReports };
    },
    /** Messages are kept without their text, so that the other side's answers keep their context. */
    erase: async ({ id }) => {
      await tables()
        .updateTable('MessageRow')
        .set({ senderName: erasedName, text: erasedText, contacts: [] })
        .where('senderId', '=', id)
        .execute();
      await tables()
        .updateTable('MessageReportRow')
        .set({ reporterName: erasedName, reason: erasedText })
        .where('reporterId', '=', id)
        .execute();
      await tables()
        .updateTable('MessageReportRow')
        .set({ senderName: erasedName })
        .where('senderId', '=', id)
        .execute();
      await tables().deleteFrom('ConversationPlaceRow').where('userId', '=', id).execute();
    },
  };
};

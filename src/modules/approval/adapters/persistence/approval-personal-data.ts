import { sql } from 'kysely';
import type { PersonalData } from '#kernel/personal-data.ts';
import type { Database } from '#platform/db/database.ts';
import type { ApprovalTables } from './approval.table.ts';

/**
 * Approval requests about somebody's money. Erasing removes bank account, sender and free text. The amounts are kept.
 */
export const approvalPersonalData = (database: Database): PersonalData => {
  const tables = () => database.sql<ApprovalTables>();
  return {
    recordsOf: async ({ id }) => {
      const approvals = await tables()
        .selectFrom('ApprovalRow')
        .select(['command', 'asked', 'amount', 'state', 'createdAt', 'decidedAt', 'because'])
        .where('personId', '=', id)
        .orderBy('createdAt')
        .execute();
      return { approvals };
    },
    erase: async ({ id }) => {
      // hand_movement rows are kept: they contain no text, and the staff member's limit still has to count them for a
      // day
      await tables()
        .updateTable('ApprovalRow')
        .set({ asked: sql`asked - 'iban' - 'reason' - 'sender' - 'note'`, because: null })
        .where('personId', '=', id)
        .execute();
    },
  };
};

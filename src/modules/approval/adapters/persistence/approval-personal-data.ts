import { sql } from 'kysely';
import type { PersonalData } from '#kernel/personal-data.ts';
import type { Database } from '#platform/db/database.ts';
import type { ApprovalTables } from './approval.table.ts';

/** What the house wanted to move of somebody's money; their bank account and its words go with them, money's history stays. */
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
      // what was moved by hand stays for its day: it names ids only, and the limit of who moved it counts on
      await tables()
        .updateTable('ApprovalRow')
        .set({ asked: sql`asked - 'iban' - 'reason' - 'sender' - 'note'`, because: null })
        .where('personId', '=', id)
        .execute();
    },
  };
};

import { sql } from 'kysely';
import type { Person, PersonalData, PersonalRecords } from '#kernel/personal-data.ts';
import type { Database } from '#platform/db/database.ts';
import type { ApprovalTables } from './approval.table.ts';

/** What the house wanted to move of somebody's money; their bank account and its words go with them, money's history stays. */
export class ApprovalPersonalData implements PersonalData {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async recordsOf({ id }: Person): Promise<PersonalRecords> {
    const approvals = await this.#database
      .sql<ApprovalTables>()
      .selectFrom('ApprovalRow')
      .select(['command', 'asked', 'amount', 'state', 'createdAt', 'decidedAt', 'because'])
      .where('personId', '=', id)
      .orderBy('createdAt')
      .execute();
    return { approvals };
  }

  async erase({ id }: Person): Promise<void> {
    // what was moved by hand stays for its day: it names ids only, and the limit of who moved it counts on
    await this.#database
      .sql<ApprovalTables>()
      .updateTable('ApprovalRow')
      .set({ asked: sql`asked - 'iban' - 'reason' - 'sender' - 'note'`, because: null })
      .where('personId', '=', id)
      .execute();
  }
}

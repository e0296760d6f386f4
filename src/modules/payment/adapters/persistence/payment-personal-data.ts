import type { Person, PersonalData, PersonalRecords } from '#kernel/personal-data.ts';
import type { Database } from '#platform/db/database.ts';
import type { PaymentTables } from './payment.table.ts';

export class PaymentPersonalData implements PersonalData {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async recordsOf({ id: userId }: Person): Promise<PersonalRecords> {
    const topUps = await this.#sql
      .selectFrom('TopUpRow')
      .select(['id', 'provider', 'merchantOid', 'amount', 'state', 'draft', 'expectedPrice', 'orderId', 'failure'])
      .select(['refundState', 'refundReason', 'createdAt', 'paidAt'])
      .where('userId', '=', userId)
      .orderBy('id')
      .execute();
    return { topUps };
  }

  /** What was paid stays; what was to be ordered with it goes, for its note is the customer's own words. */
  async erase({ id }: Person): Promise<void> {
    await this.#sql
      .updateTable('TopUpRow')
      .set({ draft: null, expectedPrice: null, frameToken: null })
      .where('userId', '=', id)
      .execute();
  }

  get #sql() {
    return this.#database.sql<PaymentTables>();
  }
}

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
      .select(['id', 'provider', 'merchantOid', 'amount', 'state', 'draft', 'expectedPrice', 'orderId', 'cause'])
      .select(['laneChange', 'laneRefused'])
      .select(['refundState', 'refundReason', 'refundIban', 'createdAt', 'paidAt'])
      .where('userId', '=', userId)
      .orderBy('id')
      .execute();
    const transfers = await this.#sql
      .selectFrom('HandPaymentRow')
      .select(['topUpId', 'reference', 'arrivedOn', 'sender', 'ticketId', 'note'])
      .where('topUpId', 'in', this.#topUpsOf(userId))
      .orderBy('topUpId')
      .execute();
    return { topUps, transfers };
  }

  /**
   * What was paid stays; what was to be ordered with it goes, for its note is the customer's own words, and so do who sent
   * it and the bank account that it went back to.
   */
  async erase({ id }: Person): Promise<void> {
    await this.#sql
      .updateTable('TopUpRow')
      .set({ draft: null, expectedPrice: null, frameToken: null, refundIban: null })
      .where('userId', '=', id)
      .execute();
    await this.#sql
      .updateTable('HandPaymentRow')
      .set({ sender: null, note: null })
      .where('topUpId', 'in', this.#topUpsOf(id))
      .execute();
  }

  #topUpsOf(userId: string) {
    return this.#sql.selectFrom('TopUpRow').select('id').where('userId', '=', userId);
  }

  get #sql() {
    return this.#database.sql<PaymentTables>();
  }
}

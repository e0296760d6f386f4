import { erasedName, type Person, type PersonalData, type PersonalRecords } from '#kernel/personal-data.ts';
import type { Database } from '#platform/db/database.ts';
import type { ShopTables } from './shop.table.ts';

export class ShopPersonalData implements PersonalData {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Without credentials: those stand with the purchases, for their buyer to read. */
  async recordsOf({ id: userId }: Person): Promise<PersonalRecords> {
    const purchases = await this.#sql
      .selectFrom('StockPurchaseRow')
      .select(['id', 'server', 'level', 'description', 'price', 'createdAt', 'takenBackAt', 'takenBackReason'])
      .where('buyerId', '=', userId)
      .orderBy('id')
      .execute();
    return { purchases };
  }

  async erase({ id }: Person): Promise<void> {
    await this.#sql.updateTable('StockPurchaseRow').set({ buyerName: erasedName }).where('buyerId', '=', id).execute();
  }

  get #sql() {
    return this.#database.sql<ShopTables>();
  }
}

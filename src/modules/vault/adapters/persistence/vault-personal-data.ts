import { erasedName, type Person, type PersonalData, type PersonalRecords } from '#kernel/personal-data.ts';
import type { Database } from '#platform/db/database.ts';
import type { TablesOf } from '#platform/db/orm.ts';
import type { GameAccountRow, OrderAccountRow, SecretRow } from './vault.table.ts';

type Tables = TablesOf<typeof GameAccountRow | typeof OrderAccountRow | typeof SecretRow>;

export class VaultPersonalData implements PersonalData {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Without credentials: nobody reads them but who plays. */
  async recordsOf({ id: userId }: Person): Promise<PersonalRecords> {
    const gameAccounts = await this.#sql
      .selectFrom('GameAccountRow')
      .selectAll()
      .where('ownerId', '=', userId)
      .orderBy('id')
      .execute();
    const orderAccounts = await this.#sql
      .selectFrom('OrderAccountRow')
      .selectAll()
      .where('ownerId', '=', userId)
      .orderBy('orderId')
      .execute();
    return { gameAccounts, orderAccounts };
  }

  async erase({ id }: Person): Promise<void> {
    await this.#sql.deleteFrom('SecretRow').where('ownerId', '=', id).execute();
    await this.#sql.deleteFrom('GameAccountRow').where('ownerId', '=', id).execute();
    await this.#sql.updateTable('OrderAccountRow').set({ inGameName: erasedName }).where('ownerId', '=', id).execute();
  }

  get #sql() {
    return this.#database.sql<Tables>();
  }
}

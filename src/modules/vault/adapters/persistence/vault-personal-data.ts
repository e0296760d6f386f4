import { erasedName, type Person, type PersonalData, type PersonalRecords } from '#kernel/personal-data.ts';
import type { Database } from '#platform/db/database.ts';
import type { TablesOf } from '#platform/db/orm.ts';
import type { DeviceRow, GameAccountRow, LoginReleaseRow, OrderAccountRow, SecretRow } from './vault.table.ts';

type Tables = TablesOf<
  typeof GameAccountRow | typeof OrderAccountRow | typeof SecretRow | typeof DeviceRow | typeof LoginReleaseRow
>;

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
    const devices = await this.#sql
      .selectFrom('DeviceRow')
      .select(['id', 'name', 'hwid', 'thumbprint', 'state', 'createdAt', 'confirmedAt', 'removedAt'])
      .where('boosterId', '=', userId)
      .orderBy('id')
      .execute();
    const loginReleases = await this.#sql
      .selectFrom('LoginReleaseRow')
      .selectAll()
      .where('boosterId', '=', userId)
      .orderBy('id')
      .execute();
    return { gameAccounts, orderAccounts, devices, loginReleases };
  }

  async erase({ id }: Person): Promise<void> {
    await this.#sql.deleteFrom('SecretRow').where('ownerId', '=', id).execute();
    await this.#sql.deleteFrom('GameAccountRow').where('ownerId', '=', id).execute();
    await this.#sql.updateTable('OrderAccountRow').set({ inGameName: erasedName }).where('ownerId', '=', id).execute();
    // which device credentials went to stays known; what it was called and which computer it was does not
    await this.#sql
      .updateTable('DeviceRow')
      .set({ name: erasedName, hwid: erasedName, state: 'removed' })
      .where('boosterId', '=', id)
      .execute();
  }

  get #sql() {
    return this.#database.sql<Tables>();
  }
}

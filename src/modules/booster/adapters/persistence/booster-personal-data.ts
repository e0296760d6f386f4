import type { Person, PersonalData, PersonalRecords } from '#kernel/personal-data.ts';
import type { Database } from '#platform/db/database.ts';
import type { TablesOf } from '#platform/db/orm.ts';
import type { BoosterApplicationRow, BoosterProfileRow } from './booster.table.ts';

type Tables = TablesOf<typeof BoosterProfileRow | typeof BoosterApplicationRow>;

export class BoosterPersonalData implements PersonalData {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async recordsOf({ id, email, emailVerified }: Person): Promise<PersonalRecords> {
    const boosterProfile = await this.#sql.selectFrom('BoosterProfileRow').selectAll().where('id', '=', id).execute();
    // an address that was never proved may be somebody else's, and so what was sent from it
    if (!emailVerified) return { boosterProfile };
    const boosterApplications = await this.#sql
      .selectFrom('BoosterApplicationRow')
      .selectAll()
      .where('email', '=', email)
      .orderBy('id')
      .execute();
    return { boosterProfile, boosterApplications };
  }

  async erase({ id, email, emailVerified }: Person): Promise<void> {
    await this.#sql.deleteFrom('BoosterProfileRow').where('id', '=', id).execute();
    if (emailVerified) await this.#sql.deleteFrom('BoosterApplicationRow').where('email', '=', email).execute();
  }

  get #sql() {
    return this.#database.sql<Tables>();
  }
}

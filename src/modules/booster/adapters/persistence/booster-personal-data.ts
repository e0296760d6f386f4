import type { ExpressionBuilder } from 'kysely';
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
    const boosterApplications = await this.#sql
      .selectFrom('BoosterApplicationRow')
      .selectAll()
      .where((row) => theirs(row, { id, email, emailVerified }))
      .orderBy('id')
      .execute();
    return { boosterProfile, boosterApplications };
  }

  async erase({ id, email, emailVerified }: Person): Promise<void> {
    await this.#sql.deleteFrom('BoosterProfileRow').where('id', '=', id).execute();
    await this.#sql
      .deleteFrom('BoosterApplicationRow')
      .where((row) => theirs(row, { id, email, emailVerified }))
      .execute();
  }

  get #sql() {
    return this.#database.sql<Tables>();
  }
}

/**
 * The application that the account was made of, and those of its address; one that was never proved may be somebody
 * else's, and so what was sent from it.
 */
const theirs = (row: ExpressionBuilder<Tables, 'BoosterApplicationRow'>, { id, email, emailVerified }: Person) =>
  row.or([row('userId', '=', id), ...(emailVerified ? [row('email', '=', email)] : [])]);

import type { ExpressionBuilder } from 'kysely';
import type { Person, PersonalData } from '#kernel/personal-data.ts';
import type { Database } from '#platform/db/database.ts';
import type { TablesOf } from '#platform/db/orm.ts';
import type { BoosterApplicationRow, BoosterProfileRow } from './booster.table.ts';

type Tables = TablesOf<typeof BoosterProfileRow | typeof BoosterApplicationRow>;

export const boosterPersonalData = (database: Database): PersonalData => {
  const tables = () => database.sql<Tables>();
  return {
    recordsOf: async (person) => {
      const { id } = person;
      const boosterProfile = await tables().selectFrom('BoosterProfileRow').selectAll().where('id', '=', id).execute();
      const boosterApplications = await tables()
        .selectFrom('BoosterApplicationRow')
        .selectAll()
        .where((row) => theirs(row, person))
        .orderBy('id')
        .execute();
      return { boosterProfile, boosterApplications };
    },
    erase: async (person) => {
      await tables().deleteFrom('BoosterProfileRow').where('id', '=', person.id).execute();
      await tables()
        .deleteFrom('BoosterApplicationRow')
        .where((row) => theirs(row, person))
        .execute();
    },
  };
};

/**
 * The application from which the account was created, and other applications with the account's e-mail address. Of a
 * former address, only applications up to its change count. An address that was never verified may be somebody else's,
 * so applications with such an address are left out.
 */
const theirs = (row: ExpressionBuilder<Tables, 'BoosterApplicationRow'>, person: Person) =>
  row.or([
    row('userId', '=', person.id),
    ...(person.emailVerified ? [row('email', '=', person.email)] : []),
    ...(person.formerEmails ?? []).map(({ email, until }) =>
      row.and([row('email', '=', email), row('createdAt', '<=', until)]),
    ),
  ]);

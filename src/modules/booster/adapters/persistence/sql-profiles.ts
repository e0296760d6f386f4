import type { Kysely } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { oneOfEach } from '#platform/db/lists.ts';
import type { TablesOf } from '#platform/db/orm.ts';
import type { Profiles } from '../../application/ports.ts';
import type { Profile } from '../../domain/profile.ts';
import type { BoosterProfileRow } from './booster.table.ts';

type Tables = TablesOf<typeof BoosterProfileRow>;

export class SqlProfiles implements Profiles {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #sql(): Kysely<Tables> {
    return this.#database.sql<Tables>();
  }

  async add(profile: Profile): Promise<void> {
    await this.#sql
      .insertInto('BoosterProfileRow')
      .values(rowOf(profile))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }

  async find(id: string): Promise<Profile | undefined> {
    return this.#sql.selectFrom('BoosterProfileRow').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async lock(id: string): Promise<Profile | undefined> {
    return this.#sql.selectFrom('BoosterProfileRow').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  }

  async findMany(ids: readonly string[]): Promise<readonly Profile[]> {
    if (ids.length === 0) return [];
    return this.#sql
      .selectFrom('BoosterProfileRow')
      .selectAll()
      .where(oneOfEach({ id: ids }))
      .execute();
  }

  async all(): ReturnType<Profiles['all']> {
    return this.#sql
      .selectFrom('BoosterProfileRow')
      .select(['id', 'tier', 'simultaneousOrders'])
      .orderBy('id')
      .execute();
  }

  async save(profile: Profile): Promise<void> {
    const { id, ...change } = rowOf(profile);
    await this.#sql.updateTable('BoosterProfileRow').set(change).where('id', '=', id).execute();
  }
}

export const rowOf = (profile: Profile) => ({
  ...profile,
  availableServices: [...profile.availableServices],
  comfortableLeagueServers: [...profile.comfortableLeagueServers],
  comfortableWildriftServers: [...profile.comfortableWildriftServers],
  comfortableValorantServers: [...profile.comfortableValorantServers],
  languages: [...profile.languages],
});

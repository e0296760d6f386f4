import type { Kysely } from 'kysely';
import { DomainError } from '#kernel/refusal.ts';
import type { Database } from '#platform/db/database.ts';
import { boundedCount, oneOfEach } from '#platform/db/lists.ts';
import type { TablesOf } from '#platform/db/orm.ts';
import type { Applications, ApplicationsPart, ListedApplications } from '../../application/ports.ts';
import type { Application } from '../../domain/application.ts';
import type { BoosterApplicationRow } from './booster.table.ts';

type Tables = TablesOf<typeof BoosterApplicationRow>;

export class MikroApplications implements Applications {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #sql(): Kysely<Tables> {
    return this.#database.sql<Tables>();
  }

  async add(application: Application): Promise<void> {
    const added = await this.#sql
      .insertInto('BoosterApplicationRow')
      .values({
        ...application,
        languages: [...application.languages],
        comfortableLeagueServers: [...application.comfortableLeagueServers],
        comfortableWildriftServers: [...application.comfortableWildriftServers],
        comfortableValorantServers: [...application.comfortableValorantServers],
        links: [...application.links],
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw new DomainError('booster.application_waiting');
  }

  async find(id: string): Promise<Application | undefined> {
    return this.#sql.selectFrom('BoosterApplicationRow').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async list({ from, limit, descending, where }: ApplicationsPart): Promise<ListedApplications> {
    const wanted = this.#sql.selectFrom('BoosterApplicationRow').where(oneOfEach({ ...where }));
    const direction = descending ? 'desc' : 'asc';
    const [rows, counted] = await Promise.all([
      wanted.selectAll().orderBy('createdAt', direction).orderBy('id', direction).offset(from).limit(limit).execute(),
      boundedCount(this.#sql, wanted.select('id')),
    ]);
    return { rows, ...counted };
  }
}

import { type Kysely, type Selectable, sql } from 'kysely';
import { DomainError } from '#kernel/refusal.ts';
import type { Database } from '#platform/db/database.ts';
import { boundedCount, inRange, oneOfEach, pageInOrder } from '#platform/db/lists.ts';
import { foldedSql, patternsOf } from '#platform/db/search.ts';
import type { TablesOf } from '#platform/db/orm.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { Applications, ApplicationsPart, ListedApplications } from '../../application/ports.ts';
import type { Application, Line } from '../../domain/application.ts';
import type { BoosterApplicationRow } from './booster.table.ts';

type Tables = TablesOf<typeof BoosterApplicationRow>;
type Row = Selectable<Tables['BoosterApplicationRow']>;

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
        exchange: kept(application.exchange),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw new DomainError('booster.application_waiting');
  }

  async find(id: string): Promise<Application | undefined> {
    const row = await this.#byId(id).executeTakeFirst();
    return row && applicationOf(row);
  }

  async lock(id: string): Promise<Application | undefined> {
    const row = await this.#byId(id).forUpdate().executeTakeFirst();
    return row && applicationOf(row);
  }

  async save({ id, state, exchange, decidedBy, decidedAt, reason, userId }: Application): Promise<void> {
    await this.#sql
      .updateTable('BoosterApplicationRow')
      .set({ state, exchange: kept(exchange), decidedBy, decidedAt, reason, userId })
      .where('id', '=', id)
      .execute();
  }

  async list({ from, limit, descending, where, search = '', created }: ApplicationsPart): Promise<ListedApplications> {
    let wanted = this.#sql
      .selectFrom('BoosterApplicationRow')
      .where(oneOfEach({ ...where }))
      .where(inRange('createdAt', created));
    for (const pattern of patternsOf(search)) wanted = wanted.where(sql.raw<string>(searched), 'like', pattern);
    const [rows, counted] = await Promise.all([
      pageInOrder(wanted.selectAll(), ['createdAt', 'id'], { from, limit, descending }),
      boundedCount(this.#sql, wanted),
    ]);
    return { rows: readableRows('booster-applications', rows, applicationOf), ...counted };
  }

  async forgetRefused(decidedBefore: Date): Promise<void> {
    await this.#sql
      .deleteFrom('BoosterApplicationRow')
      .where('state', '=', 'refused')
      .where('decidedAt', '<', decidedBefore)
      .execute();
  }

  #byId(id: string) {
    return this.#sql.selectFrom('BoosterApplicationRow').selectAll().where('id', '=', id);
  }
}

/** They are few beside orders, and what was refused goes after a while: a search reads them. */
const searched = foldedSql(`"first_name" || ' ' || "last_name" || ' ' || "email" || ' ' || "phone"`);

const kept = (exchange: readonly Line[]) => exchange.map((line) => ({ ...line, at: line.at.toISOString() }));

const applicationOf = ({ exchange, ...row }: Row): Application => ({
  ...row,
  exchange: exchange.map((line) => ({ ...line, at: new Date(line.at) })),
});

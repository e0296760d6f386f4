import type { Listed } from '#kernel/lists.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import { DomainError } from '#kernel/refusal.ts';
import type { Database } from '#platform/db/database.ts';
import { boundedCount, inRange, oneOfEach, pageInOrder } from '#platform/db/lists.ts';
import { foldedSql, patternsOf } from '#platform/db/search.ts';
import { forUpdate, type TablesOf } from '#platform/db/orm.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { Applications, ApplicationsPart } from '../../application/ports.ts';
import type { Application } from '../../domain/application.ts';
import { BoosterApplicationRow } from './booster.table.ts';

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
      .values(rowOf(application))
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw new DomainError('booster.application_waiting');
  }

  async find(id: string): Promise<Application | undefined> {
    const row = await this.#database.em.findOne(BoosterApplicationRow, { id });
    return row ? applicationOf(row) : undefined;
  }

  async lock(id: string): Promise<Application | undefined> {
    const row = await this.#database.em.findOne(BoosterApplicationRow, { id }, forUpdate);
    return row ? applicationOf(row) : undefined;
  }

  async save(application: Application): Promise<void> {
    const { id, state, exchange, decidedBy, decidedAt, reason, userId } = rowOf(application);
    const change = { state, exchange, decidedBy, decidedAt, reason, userId };
    await this.#database.em.nativeUpdate(BoosterApplicationRow, { id }, change);
  }

  async list({ from, limit, descending, where, search = '', created }: ApplicationsPart): Promise<Listed<Application>> {
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
    const forgotten = { state: 'refused', decidedAt: { $lt: decidedBefore } } as const;
    await this.#database.em.nativeDelete(BoosterApplicationRow, forgotten);
  }
}

/**
 * Not indexed. There are few applications, because refused ones are deleted after a while, so a search reads them all.
 */
const searched = foldedSql(`"first_name" || ' ' || "last_name" || ' ' || "email" || ' ' || "phone"`);

const rowOf = (application: Application) => ({
  ...application,
  languages: [...application.languages],
  comfortableLeagueServers: [...application.comfortableLeagueServers],
  comfortableWildriftServers: [...application.comfortableWildriftServers],
  comfortableValorantServers: [...application.comfortableValorantServers],
  links: [...application.links],
  exchange: application.exchange.map((line) => ({ ...line, at: line.at.toISOString() })),
});

const applicationOf = ({ exchange, ...row }: Row): Application => ({
  ...row,
  exchange: exchange.map((line) => ({ ...line, at: new Date(line.at) })),
});

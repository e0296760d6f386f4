import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { boundedCount, inRange, oneOfEach, pageInOrder } from '#platform/db/lists.ts';
import { forUpdate } from '#platform/db/orm.ts';
import { sessionChanged } from '#platform/live/channels.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { ApiKeys, KeysPart, ListedKey } from '../../application/ports.ts';
import type { ApiKeyState } from '#kernel/vocabulary.ts';
import type { ApiKey } from '../../domain/api-key.ts';
import { ApiKeyRow, type IntegrationTables } from './integration.table.ts';

export class MikroApiKeys implements ApiKeys {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #sql(): Kysely<IntegrationTables> {
    return this.#database.sql<IntegrationTables>();
  }

  async add(key: ApiKey): Promise<void> {
    await this.#database.em.insert(ApiKeyRow, { ...rowOf(key), lastUsedAt: null });
  }

  /** Runs with each request of a program. */
  async find(id: string): Promise<ListedKey | undefined> {
    const row = await this.#sql.selectFrom('ApiKeyRow').selectAll().where('id', '=', id).executeTakeFirst();
    return row && keyOf(row);
  }

  async lock(id: string): Promise<ApiKey | undefined> {
    const row = await this.#database.em.findOne(ApiKeyRow, { id }, forUpdate);
    return row ? keyOf(row) : undefined;
  }

  async save(key: ApiKey): Promise<void> {
    await this.#database.em.nativeUpdate(ApiKeyRow, { id: key.id }, rowOf(key));
    // makes every process check the key's open streams again
    await sql`select pg_notify(${sessionChanged}, ${key.ownerId})`.execute(this.#sql);
  }

  async used(id: string, at: Date): Promise<void> {
    const aMinuteAgo = new Date(at.getTime() - 60_000);
    await this.#sql
      .updateTable('ApiKeyRow')
      .set({ lastUsedAt: at })
      .where('id', '=', id)
      .where((row) => row.or([row('lastUsedAt', 'is', null), row('lastUsedAt', '<', aMinuteAgo)]))
      .execute();
  }

  async list({ from, limit, sort, ids, ownerIds, states, search, created, now }: KeysPart) {
    const wanted = this.#sql
      .selectFrom('ApiKeyRow')
      .where(oneOfEach({ id: ids, ownerId: ownerIds }))
      .where(inRange('createdAt', created))
      .$if(states !== undefined, (query) => query.where(sql<boolean>`${stateSql(now)} = any(${states ?? []})`))
      .$if(search !== undefined, (query) => query.where('name', 'ilike', `%${literally(search ?? '')}%`));
    const [rows, counted] = await Promise.all([
      pageInOrder(wanted.selectAll(), [sort.field, 'id'], { from, limit, descending: sort.descending }),
      boundedCount(this.#sql, wanted),
    ]);
    return { rows: readableRows('api-keys', rows, keyOf), ...counted };
  }
}

const literally = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

const stateSql = (now: Date) => sql<ApiKeyState>`
  case when ended_at is not null then 'ended' when expires_at <= ${now} then 'expired' else 'active' end`;

const rowOf = ({ ended, scopes, ...key }: ApiKey) => ({
  ...key,
  scopes: [...scopes],
  endedAt: ended?.at ?? null,
  endedBy: ended?.by ?? null,
  endedBecause: ended?.because ?? null,
});

const keyOf = ({ endedAt, endedBy, endedBecause, ...row }: Selectable<IntegrationTables['ApiKeyRow']>): ListedKey => ({
  ...row,
  ended: endedAt && endedBy !== null ? { at: endedAt, by: endedBy, because: endedBecause ?? '' } : null,
});

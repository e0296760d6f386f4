import type { Listed } from '#kernel/lists.ts';
import type { Database } from '#platform/db/database.ts';
import { boundedCount, inRange, oneOfEach, pageInOrder } from '#platform/db/lists.ts';
import { type ListQuery, rangeOf, valuesOf } from '#platform/http/list-query.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { ListedSession } from '../../application/ports.ts';
import type { IdentityTables } from './identity.table.ts';

/** Sessions for the console. Sessions that expired long ago are purged, so there are few sessions. */
export class SessionList {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async page({ sort, from, limit, filter }: ListQuery, now: Date): Promise<Listed<ListedSession>> {
    const matching = this.#matching(filter, now);
    const rows = await pageInOrder(
      matching
        .innerJoin('UserRow as person', 'person.id', 'session.userId')
        .select(['session.id', 'session.userId', 'session.device', 'session.address', 'session.expiresAt'])
        .select(['session.revokedAt', 'session.lastUsedAt', 'session.createdAt'])
        .select(['person.firstName', 'person.lastName', 'person.role']),
      [`session.${sort.field}`, 'session.id'],
      { from, limit, descending: sort.descending },
    );
    const count = await boundedCount(this.#database.sql<IdentityTables>(), matching);
    return {
      rows: readableRows('sessions', rows, ({ firstName, lastName, ...row }) => ({
        ...row,
        userName: `${firstName} ${lastName}`,
      })),
      ...count,
    };
  }

  async find(id: string, now: Date): Promise<ListedSession | undefined> {
    const sort = { field: 'lastUsedAt', descending: true };
    return (await this.page({ sort, from: 0, limit: 1, filter: { id } }, now)).rows[0];
  }

  #matching(filter: ListQuery['filter'], now: Date) {
    const { id, userId, live } = filter;
    const sessions = this.#database
      .sql<IdentityTables>()
      .selectFrom('SessionRow as session')
      .where(oneOfEach({ 'session.id': valuesOf(id), 'session.userId': valuesOf(userId) }))
      .where(inRange('session.lastUsedAt', rangeOf(filter, 'lastUsedAt')));
    if (live === undefined) return sessions;
    return sessions.where((row) => {
      const lives = row.and([row('session.revokedAt', 'is', null), row('session.expiresAt', '>', now)]);
      return live === true ? lives : row.not(lives);
    });
  }
}

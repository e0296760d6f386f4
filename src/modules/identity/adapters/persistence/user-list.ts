import type { Listed } from '#kernel/lists.ts';
import { sql, type SqlBool } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { boundedCount, inRange, oneOfEach, pageInOrder, KeysetCursor, searchedAtMost } from '#platform/db/lists.ts';
import { flagOf, type ListQuery, rangeOf, searchOf, valuesOf } from '#platform/http/list-query.ts';
import { readableRows } from '#platform/readable-rows.ts';
import { canonical } from '../../domain/canonical.ts';
import type { User } from '../../domain/user.ts';
import type { IdentityTables } from './identity.table.ts';
import { isCalled } from './is-called.ts';
import { toUser } from './user-mapper.ts';

/** Users for the console. Every sort order has an index. */
export class UserList {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** @param suspects the users with an open suspicion, if the list is filtered by suspicion */
  async page({ sort, from, limit, filter }: ListQuery, suspects: readonly string[] = []): Promise<Listed<User>> {
    const addressed = await this.#addressed(filter, suspects);
    if (addressed) return { rows: from === 0 ? [toUser(addressed)] : [], total: 1, atLeast: false };
    const matching = this.#matching(filter, suspects);
    // an exact match of the username comes first, unless the whole list is read page by page
    const name = KeysetCursor.current?.goesOn ? undefined : searchOf(filter);
    const named = name
      ? await matching.selectAll().where('usernameCanonical', '=', canonical(name)).executeTakeFirst()
      : undefined;
    const first = named && from === 0 ? [named] : [];
    const others = named ? matching.where('id', '<>', named.id) : matching;
    const most = searchOf(filter) === undefined ? undefined : searchedAtMost;
    const [rest, count] = await Promise.all([
      pageInOrder(others.selectAll(), orders[sort.field] ?? orders.createdAt, {
        from: named ? Math.max(0, from - 1) : from,
        limit: limit - first.length,
        descending: sort.descending,
      }),
      boundedCount(this.#database.sql<IdentityTables>(), matching, most),
    ]);
    return { rows: readableRows('users', [...first, ...rest], toUser), ...count };
  }

  async unreachable({ sort, from, limit, filter }: ListQuery): Promise<Listed<User>> {
    const matching = this.#database
      .sql<IdentityTables>()
      .selectFrom('UserRow')
      .where('mailFailedAt', 'is not', null)
      .where(oneOfEach({ id: valuesOf(filter.id), mailFailure: valuesOf(filter.mailFailure) }));
    const rows = await pageInOrder(matching.selectAll(), ['mailFailedAt', 'id'], {
      from,
      limit,
      descending: sort.descending,
    });
    const count = await boundedCount(this.#database.sql<IdentityTables>(), matching);
    return { rows: readableRows('users', rows, toUser), ...count };
  }

  /**
   * The user with exactly this e-mail address. Only this user is listed, because parts of the address, such as its
   * domain, are in most other addresses too.
   */
  async #addressed({ q, ...filter }: ListQuery['filter'], suspects: readonly string[]) {
    const address = searchOf(q === undefined ? {} : { q });
    if (!address?.includes('@')) return undefined;
    return this.#matching(filter, suspects)
      .selectAll()
      .where('emailCanonical', '=', canonical(address))
      .executeTakeFirst();
  }

  #matching(filter: ListQuery['filter'], suspects: readonly string[]) {
    const { id, role, status } = filter;
    const search = searchOf(filter);
    const suspected = flagOf(filter.suspected);
    const users = this.#database
      .sql<IdentityTables>()
      .selectFrom('UserRow')
      .where(oneOfEach({ id: valuesOf(id), role: valuesOf(role), status: valuesOf(status) }))
      .where(inRange('createdAt', rangeOf(filter, 'createdAt')))
      .$if(suspected !== undefined, (query) => query.where(isAmong(suspects, suspected === true)));
    return search === undefined ? users : users.where((user) => isCalled(user, search));
  }
}

/** The columns of each order are indexed, and no two users have the same values in them. */
const orders: Readonly<Record<string, readonly string[]>> & { readonly createdAt: readonly string[] } = {
  createdAt: ['createdAt', 'id'],
  lastName: ['lastName', 'firstName', 'id'],
  email: ['emailCanonical'],
  username: ['usernameCanonical'],
};

const isAmong = (ids: readonly string[], is: boolean) =>
  is ? sql<SqlBool>`id = any(${ids}::uuid[])` : sql<SqlBool>`id <> all(${ids}::uuid[])`;

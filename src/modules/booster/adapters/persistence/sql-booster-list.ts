import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { Phone } from '#contract/identity/schemas.ts';
import { confirmedStates } from '#kernel/vocabulary.ts';
import type { Database } from '#platform/db/database.ts';
import { boundedCount, inRange, pageAndCount, searchedAtMost } from '#platform/db/lists.ts';
import { foldedSql, wordPatternsOf } from '#platform/db/search.ts';
import type { BoosterList, BoosterOrder, BoostersPart, FittingPart } from '../../application/ports.ts';

type Condition = RawBuilder<SqlBool>;
type Table = 'person' | 'profile';

/**
 * Joins tables of identity, wallet and orders (0016). A page contains only ids, so that PostgreSQL reads the rows
 * before the page from the sorting index alone.
 */
export class SqlBoosterList implements BoosterList {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async page({ where, by, ...part }: BoostersPart): ReturnType<BoosterList['page']> {
    const database = this.#database.sql();
    const conditions = conditionsOf(where);
    const order = orders[by];
    const page = 'kept' in order ? pageByKept(order, conditions, part) : pageBySaid(order, conditions, part);
    const found = among(conditions, conditions[0]?.[0]);
    const counted = { limit: (most: number) => sql`select from ${found.tables} where ${found.where} limit ${most}` };
    // searches and services are compared row by row, which is slow, so counting stops earlier
    const isLookedUp = where.search !== undefined || where.service !== undefined;
    const { rows, ...count } = await pageAndCount(
      part.from,
      page.execute(database).then((answer) => answer.rows),
      () => boundedCount(database, counted, isLookedUp ? searchedAtMost : undefined),
    );
    return { ids: rows.map(({ id }) => id), ...count };
  }

  async fitting({ service, search, byFullName, may, from, limit }: FittingPart): Promise<readonly string[]> {
    const load = sql`coalesce(load.count, 0)`;
    const mayBeChosen = sql<SqlBool>`(person.status = 'active' and ${service} = any(profile.available_services)
      and ${load} < profile.simultaneous_orders)`;
    const isLeft = sql<SqlBool>`person.status <> 'deleted'`;
    const conditions = [
      isBooster,
      isLeft,
      may ? mayBeChosen : sql<SqlBool>`not ${mayBeChosen}`,
      ...named(search, byFullName),
    ];
    const { rows } = await sql<{ id: string }>`
      select profile.id from booster_profile as profile
      join user_account as person on person.id = profile.id left join booster_load as load on load.booster_id = profile.id
      where ${sql.join(conditions, sql` and `)}
      order by ${load}::float / greatest(profile.simultaneous_orders, 1), profile.tier desc, profile.id
      offset ${from} limit ${limit}`.execute(this.#database.sql());
    return rows.map(({ id }) => id);
  }
}

/** Sorts by a column of the user or the profile. */
interface Said {
  readonly table: Table;
  readonly value: RawBuilder<unknown>;
}
/** Sorts by a subquery with a `value` per `booster_id`. Boosters without a row count as zero. */
interface Kept {
  readonly kept: RawBuilder<unknown>;
}

const person = (value: RawBuilder<unknown>): Said => ({ table: 'person', value });
const profile = (value: RawBuilder<unknown>): Said => ({ table: 'profile', value });

/**
 * The sort orders. All use an index, except last name, simultaneous orders and finished orders, for which all rows are read
 * and sorted.
 */
const orders: Readonly<Record<BoosterOrder, Said | Kept>> = {
  id: profile(sql`profile.id`),
  createdAt: person(sql`person.created_at`),
  firstName: person(sql.raw(foldedSql('person.first_name'))),
  lastName: person(sql.raw(foldedSql('person.last_name'))),
  username: person(sql`person.username_canonical`),
  status: person(sql`person.status`),
  tier: profile(sql`profile.tier`),
  simultaneousOrders: profile(sql`profile.simultaneous_orders`),
  balance: {
    kept: sql`(select substr(id, 8)::uuid as booster_id, balance_kurus as value from ledger_account where of_booster)`,
  },
  activeOrders: { kept: sql`(select booster_id, count as value from booster_load)` },
  finishedOrders: {
    kept: sql`(select booster_id, sum(count) as value from booster_order_count where state in (${sql.join(confirmedStates)}) group by 1)`,
  },
};

type Conditions = ReturnType<typeof conditionsOf>;
type Part = Pick<BoostersPart, 'from' | 'limit' | 'descending'>;

const pageBySaid = ({ table, value }: Said, conditions: Conditions, { from, limit, descending }: Part) => {
  const { id, tables, where } = among(conditions, table);
  const direction = descending ? sql`desc` : sql`asc`;
  return sql<{ id: string }>`
    select ${id} as id from ${tables} where ${where}
    order by ${value} ${direction}, ${id} ${direction} offset ${from} limit ${limit}`;
};

/**
 * A page sorted by a {@link Kept} value. Boosters with a value are read through the value's index. The other boosters,
 * whose value is zero, are read by id, and only if the page can reach them.
 */
const pageByKept = ({ kept }: Kept, conditions: Conditions, { from, limit, descending }: Part) => {
  const { tables, where } = among(conditions);
  const direction = descending ? sql`desc` : sql`asc`;
  const reachesZero = descending ? sql`(select count(*) from foremost where value > 0) < ${from + limit}` : sql`true`;
  return sql<{ id: string }>`
    with foremost as (
      select profile.id, kept.value from ${tables} join ${kept} as kept on kept.booster_id = profile.id where ${where}
      order by kept.value ${direction}, profile.id ${direction} limit ${from + limit}
    ), others as (
      select profile.id, 0 as value from ${tables}
      where ${reachesZero} and ${where} and not exists (select from ${kept} as kept where kept.booster_id = profile.id)
      order by profile.id ${direction} limit ${from + limit}
    )
    select id from (select * from foremost union all select * from others) as boosters
    order by value ${direction}, id ${direction} offset ${from} limit ${limit}`;
};

const conditionsOf = ({
  id,
  status,
  tier,
  service,
  search,
  created,
}: BoostersPart['where']): readonly (readonly [Table, Condition])[] => [
  ...(id ? [['profile', sql<SqlBool>`profile.id = any(${id}::uuid[])`] as const] : []),
  ...(status ? [['person', sql<SqlBool>`person.status = any(${status}::text[])`] as const] : []),
  ...(tier ? [['profile', sql<SqlBool>`profile.tier = any(${tier}::int[])`] as const] : []),
  ...(service ? [['profile', sql<SqlBool>`profile.available_services && ${service}::text[]`] as const] : []),
  ...(created ? [['person', inRange('person.created_at', created)] as const] : []),
  ...(search === undefined ? [] : called(search).map((condition) => ['person', condition] as const)),
];

/** The search of users: by phone number, or by words that must all occur in names, e-mail and username. */
const called = (search: string): Condition[] => {
  const number = Phone.safeParse(search);
  if (number.success) return [sql`person.phone = ${number.data}`];
  return wordPatternsOf(search).map((pattern) => sql<SqlBool>`person.search_text like ${pattern}`);
};

/**
 * Searches only names that the reader may see, and never the e-mail address: otherwise a search letter by letter would
 * reveal the rest.
 */
const named = (search: string, byFullName: boolean): Condition[] => {
  const shown = `' ' || person.first_name || coalesce(' ' || nullif(left(person.last_name, 1), '') || '.', '')`;
  const hidden = `' ' || person.last_name || ' ' || person.username`;
  const names = sql.raw(foldedSql(byFullName ? `${shown} || ${hidden}` : shown));
  return wordPatternsOf(search).map((pattern) => sql<SqlBool>`${names} like ${pattern}`);
};

const isBooster = sql<SqlBool>`person.role = 'booster'`;

/**
 * Always joins profiles, because a deleted account stays a user with the role `booster` but has no profile. Joins users
 * only if a condition or the sorting needs them.
 */
const among = (conditions: Conditions, ordered: Table = 'profile') => {
  const profiles = sql`booster_profile as profile`;
  const isAsked = ordered === 'person' || conditions.some(([table]) => table === 'person');
  const where = [...(isAsked ? [isBooster] : []), ...conditions.map(([, condition]) => condition), sql`true`];
  return {
    // the id of the sorted table, so that its index gives the order
    id: ordered === 'person' ? sql`person.id` : sql`profile.id`,
    tables: isAsked ? sql`${profiles} join user_account as person on person.id = profile.id` : profiles,
    where: sql.join(where, sql` and `),
  };
};

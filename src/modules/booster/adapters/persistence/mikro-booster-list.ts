import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { Phone } from '#contract/identity.ts';
import { activeStates } from '#kernel/vocabulary.ts';
import type { Database } from '#platform/db/database.ts';
import { boundedCount, searchedAtMost } from '#platform/db/lists.ts';
import { foldedSql, wordPatternsOf } from '#platform/db/search.ts';
import type { BoosterList, BoosterOrder, BoostersPart } from '../../application/ports.ts';

type Condition = RawBuilder<SqlBool>;
type Table = 'person' | 'profile';

/**
 * Joins what identity, wallet and orders keep of boosters (0016). A page is of ids alone, so that of those before it nothing
 * but the index of its order is read.
 */
export class MikroBoosterList implements BoosterList {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async page({ from, limit, descending, by, where }: BoostersPart): ReturnType<BoosterList['page']> {
    const database = this.#database.sql();
    const { table, value, beside = sql`` } = orders[by];
    const conditions = conditionsOf(where);
    const [wanted, found] = [among(conditions, table), among(conditions, conditions[0]?.[0])];
    const direction = descending ? sql`desc` : sql`asc`;
    const page = sql<{ id: string }>`
      select ${wanted.id} as id from ${wanted.tables} ${beside} where ${wanted.where}
      order by ${value} ${direction}, ${wanted.id} ${direction} offset ${from} limit ${limit}`;
    const counted = { limit: (most: number) => sql`select from ${found.tables} where ${found.where} limit ${most}` };
    const [{ rows }, count] = await Promise.all([
      page.execute(database),
      boundedCount(database, counted, where.search === undefined ? undefined : searchedAtMost),
    ]);
    return { ids: rows.map(({ id }) => id), ...count };
  }
}

interface Order {
  readonly table: Table;
  readonly value: RawBuilder<unknown>;
  /** What else is joined for it. */
  readonly beside?: RawBuilder<unknown>;
}

const person = (value: RawBuilder<unknown>): Order => ({ table: 'person', value });
const profile = (value: RawBuilder<unknown>): Order => ({ table: 'profile', value });
const active = sql.join(activeStates.map((state) => sql.lit(state)));

/** Those of persons and of profiles are indexes, but for last names and simultaneous orders. What others keep is gathered of all boosters before the first is known. */
const orders: Readonly<Record<BoosterOrder, Order>> = {
  id: profile(sql`profile.id`),
  createdAt: person(sql`person.created_at`),
  firstName: person(sql.raw(foldedSql('person.first_name'))),
  lastName: person(sql.raw(foldedSql('person.last_name'))),
  username: person(sql`person.username_canonical`),
  status: person(sql`person.status`),
  tier: profile(sql`profile.tier`),
  simultaneousOrders: profile(sql`profile.simultaneous_orders`),
  balance: {
    ...profile(sql`coalesce(wallet.balance_kurus, 0)`),
    beside: sql`left join ledger_account as wallet on wallet.id = 'wallet:' || profile.id`,
  },
  activeOrders: {
    ...profile(sql`coalesce(played.count, 0)`),
    beside: sql`
      left join (select booster_id, count(*) as count from orders where state in (${active}) group by 1) as played
        on played.booster_id = profile.id`,
  },
  finishedOrders: {
    ...profile(sql`coalesce(finished.count, 0)`),
    beside: sql`
      left join (select booster_id, sum(count) as count from booster_order_count group by 1) as finished
        on finished.booster_id = profile.id`,
  },
};

const conditionsOf = ({
  id,
  status,
  tier,
  service,
  search,
}: BoostersPart['where']): readonly (readonly [Table, Condition])[] => [
  ...(id ? [['profile', sql<SqlBool>`profile.id = any(${id}::uuid[])`] as const] : []),
  ...(status ? [['person', sql<SqlBool>`person.status = any(${status}::text[])`] as const] : []),
  ...(tier ? [['profile', sql<SqlBool>`profile.tier = any(${tier}::int[])`] as const] : []),
  ...(service ? [['profile', sql<SqlBool>`profile.available_services && ${service}::text[]`] as const] : []),
  ...(search === undefined ? [] : called(search).map((condition) => ['person', condition] as const)),
];

/** As users are searched: who has this number, or whose names, e-mail and username have each of the words. */
const called = (search: string): Condition[] => {
  const number = Phone.safeParse(search);
  if (number.success) return [sql`person.phone = ${number.data}`];
  return wordPatternsOf(search).map((pattern) => sql<SqlBool>`person.search_text like ${pattern}`);
};

const isBooster = sql<SqlBool>`person.role = 'booster'`;

/**
 * Who has left is still a user and a booster, and has no profile: so profiles are always asked, and users only where something
 * is asked of them.
 */
const among = (conditions: ReturnType<typeof conditionsOf>, ordered: Table = 'profile') => {
  const profiles = sql`booster_profile as profile`;
  const isAsked = ordered === 'person' || conditions.some(([table]) => table === 'person');
  const where = [...(isAsked ? [isBooster] : []), ...conditions.map(([, condition]) => condition), sql`true`];
  return {
    // by the order's own table, so that the index of its order is walked
    id: ordered === 'person' ? sql`person.id` : sql`profile.id`,
    tables: isAsked ? sql`${profiles} join user_account as person on person.id = profile.id` : profiles,
    where: sql.join(where, sql` and `),
  };
};

import type { Listed } from '#kernel/lists.ts';
import { expressionBuilder, sql, type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool } from 'kysely';
import type { TimeRange } from '#kernel/ports.ts';
import { openStates, orderStates } from '#kernel/vocabulary.ts';
import type { Database } from '#platform/db/database.ts';
import { orderNumberIn } from '../../application/order-numbers.ts';
import type { OrderListQuery, OrdersNow, OrderLists, OrderRow } from '../../application/ports.ts';
import type { PoolQuery, PoolSort } from '../../application/pool-ports.ts';
import {
  apart,
  boundedCount,
  countParts,
  inRange,
  madeBefore,
  oneOfEach,
  pageInOrder,
  refuseIfCut,
  searchedAtMost,
  type SearchPlace,
} from '#platform/db/lists.ts';
import { beginningWith } from '#platform/db/search.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { Order } from '../../domain/order.ts';
import { isFlagged, lateAt, rankDiffersIn, unprovenIn, waitingForStaff } from './attention.ts';
import { listedColumns, listedOf, playableOrderOf, type OrderTables } from './order-mapping.ts';
import { poolConditions } from './pool-conditions.ts';
import { SqlOrderStanding } from './sql-order-standing.ts';
import { searchedNames } from './order.table.ts';

const columnOf = { createdAt: 'createdAt', updatedAt: 'updatedAt', price: 'priceAmount', number: 'number' } as const;

const poolColumns = {
  priority: sql.ref('priority'),
  createdAt: sql.ref('createdAt'),
  earnings: sql`${sql.ref('priceAmount')} - ${sql.ref('earlierWorth')}`,
  hours: sql.ref('maxHours'),
} as const satisfies Record<PoolSort['field'], unknown>;

export class SqlOrderLists implements OrderLists {
  readonly #database: Database;
  readonly #standing: SqlOrderStanding;

  constructor(database: Database) {
    this.#database = database;
    this.#standing = new SqlOrderStanding(database);
  }

  get #sql() {
    return this.#database.sql<OrderTables>();
  }

  async page(query: OrderListQuery): Promise<Listed<OrderRow>> {
    const { from, limit, sort, playedAs, ofPeople } = query;
    refuseIfCut(playedAs, ofPeople);
    const counting =
      query.search === undefined
        ? this.#count((row) => row.and([...conditions(row, query), ofAnyGame(query)]))
        : this.#countFound(query);
    const [rows, counted] = await Promise.all([
      pageInOrder(
        this.#sql
          .selectFrom('OrderRow')
          .select([...listedColumns])
          .where((row) => row.and(conditions(row, query))),
        [columnOf[sort.field], 'id'],
        {
          from,
          limit,
          descending: sort.descending,
          sortedApart: isInAnotherOrder(query),
          ...(sort.field === 'updatedAt' ? { after: 'createdAt' } : {}),
          ...(query.search === undefined ? { parts: partsOfIndex(query) } : { places: placesOfPage(query) }),
        },
      ),
      counting,
    ]);
    const isCut = playedAs?.all === false || ofPeople?.all === false;
    const answerDueAt = await this.#answerDueOf(rows.filter(({ disputed }) => disputed).map(({ id }) => id));
    return {
      rows: readableRows('orders', rows, (row) => listedOf(row, answerDueAt)),
      ...counted,
      atLeast: counted.atLeast || isCut,
    };
  }

  /** The deadlines of open disputes that the booster has not answered, without those whose end both sides agreed on. */
  async #answerDueOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
    if (orderIds.length === 0) return new Map();
    const rows = await this.#sql
      .selectFrom('OrderDisputeRow')
      .select(['orderId', 'answerDueAt'])
      .where('orderId', 'in', orderIds)
      .where('outcome', 'is', null)
      .where('answer', 'is', null)
      .where('agreedAt', 'is', null)
      .execute();
    return new Map(rows.map(({ orderId, answerDueAt }) => [orderId, answerDueAt]));
  }

  async pool(query: PoolQuery): Promise<Listed<Order>> {
    const { id, game, service, server } = query;
    const wanted = (row: Expressions) =>
      row.and([
        row('state', '=', 'processing' as const),
        oneOfEach({ id, game, service, server }),
        ...poolConditions(query),
      ]);
    const { field, descending } = query.sort;
    const newestFirst = field === 'priority' ? !descending : descending;
    const [rows, counted] = await Promise.all([
      this.#sql
        .selectFrom('OrderRow')
        .selectAll()
        .where(wanted)
        .orderBy(poolColumns[field], descending ? 'desc' : 'asc')
        .orderBy('createdAt', newestFirst ? 'desc' : 'asc')
        .orderBy('id', newestFirst ? 'desc' : 'asc')
        .offset(query.from)
        .limit(query.limit)
        .execute(),
      this.#count(wanted),
    ]);
    return { rows: readableRows('pool', rows, playableOrderOf), ...counted };
  }

  async now(at: Date): Promise<OrdersNow> {
    const [byState, troubles, late, unproven] = await Promise.all([
      this.#standing.open(),
      this.#sql
        .selectFrom('OrderRow')
        .select(({ fn }) => [
          fn.countAll<string>().filterWhere('disputed', '=', true).as('disputes'),
          fn.count<string>('boosterRequestedAt').as('boosterRequests'),
        ])
        .where((row) => row.or([row('disputed', '=', true), row('boosterRequestedAt', 'is not', null)]))
        .where(isFlagged)
        .executeTakeFirst(),
      this.#sql
        .selectFrom('OrderRow')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where((row) => row.and(lateAt(row, at)))
        .executeTakeFirst(),
      this.#sql
        .selectFrom('OrderRow')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where((row) => row.and(unprovenIn(row)))
        .executeTakeFirst(),
    ]);
    return {
      byState,
      late: Number(late?.count),
      disputes: Number(troubles?.disputes),
      boosterRequests: Number(troubles?.boosterRequests),
      unproven: Number(unproven?.count),
    };
  }

  async unsettledOf(boosterId: string): Promise<number> {
    const open = this.#sql.selectFrom('OrderRow').where('state', 'in', openStates);
    const theirs = open
      .select('OrderRow.id')
      .where('OrderRow.boosterId', '=', boosterId)
      .union(
        open
          .innerJoin('OrderAssignmentRow', 'OrderAssignmentRow.orderId', 'OrderRow.id')
          .select('OrderRow.id')
          .where('OrderAssignmentRow.boosterId', '=', boosterId)
          .where('OrderAssignmentRow.earned', '>', 0),
      );
    const counted = await this.#sql
      .selectFrom(theirs.as('theirs'))
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirst();
    return Number(counted?.count);
  }

  #count(where: (row: Expressions) => ReturnType<Expressions['and']>) {
    return boundedCount(this.#sql, this.#sql.selectFrom('OrderRow').where(where));
  }

  /**
   * Counts each search condition by a query of its own, up to the limit of counting. One query for all conditions would
   * first read all of their indexes to the end. Without a filter, matching names are counted with the indexes of the names.
   * With a filter, they are counted along the filter's index, which ends sooner.
   */
  #countFound(query: OrderListQuery) {
    const names = namesOf(query);
    const alongTheList = isFiltered(query) && names.length > 0;
    const places = alongTheList ? placesOfPage(query) : [...names, ...placesOf(query)];
    const parts = apart(places).map((place, nth) => {
      const part = this.#sql
        .selectFrom('OrderRow')
        .select('id')
        .where((row) => row.and([...conditions(row, query), place]))
        .limit(searchedAtMost + 1);
      return alongTheList && nth === 0 ? part.orderBy('createdAt', 'desc').orderBy('id', 'desc') : part;
    });
    return countParts(this.#sql, parts);
  }
}

const isFiltered = (query: OrderListQuery): boolean => {
  const { from: _from, limit: _limit, sort: _sort, search: _search, playedAs: _, ofPeople: _of, ...filters } = query;
  return Object.values(filters).some((value) => value !== undefined);
};

type Expressions = ExpressionBuilder<OrderTables, 'OrderRow'>;

// raw SQL, because the builder would resolve the subquery's columns as columns of the list; `any(array(…))` finds all
// ids in one walk of the primary key
const disputeIn = (moment: 'opened_at' | 'decided_at', range: TimeRange) =>
  sql<SqlBool>`id = any(array(select order_id from order_dispute where ${inRange(moment, range)}))`;

/**
 * Keeps the rows that meet all conditions, or, for `is: false`, all other rows. `is not true` includes rows where a
 * condition is null.
 */
const asAsked = (what: readonly Expression<SqlBool>[], is: boolean | undefined): readonly Expression<SqlBool>[] => {
  if (is === undefined) return [];
  return is ? what : [sql<SqlBool>`(${sql.join(what, sql` and `)}) is not true`];
};

/** `= any(array)`: one walk of the primary key, however many ids there are. */
const isAmong = (ids: readonly string[]) => sql<SqlBool>`id = any(${ids}::uuid[])`;

const conditions = (row: Expressions, query: OrderListQuery) => {
  const { id, customerId, boosterId, state, game, service } = query;
  return [
    oneOfEach({ id, customerId, boosterId, state, game, service }),
    ...(query.late ? asAsked(lateAt(row, query.late.at), query.late.is) : []),
    ...(query.waitsForStaff ? asAsked([waitingForStaff(query.waitsForStaff.at)], query.waitsForStaff.is) : []),
    ...asAsked([isFlagged, row('disputed', '=', true)], query.disputed),
    ...asAsked([isFlagged, row('boosterRequestedAt', 'is not', null)], query.boosterRequested),
    ...asAsked([isFlagged, row('accountRequestedAt', 'is not', null)], query.accountRequested),
    ...asAsked(rankDiffersIn(row), query.rankDiffers),
    ...asAsked(unprovenIn(row), query.unproven),
    ...asAsked([row('finishedLate', '=', true)], query.finishedLate),
    ...(query.suspects ? asAsked([isAmong(query.suspects.ids)], query.suspects.is) : []),
    inRange('createdAt', query.createdAt),
    madeBefore(query.takenAt, query.finishedAt, query.cancelledAt, query.disputedAt, query.disputeDecidedAt),
    ...(query.cancelledAt ? [row('state', '=', 'cancelled' as const)] : []),
    inRange('firstTakenAt', query.takenAt),
    inRange('firstFinishedAt', query.finishedAt),
    inRange('cancelledAt', query.cancelledAt),
    ...(query.disputedAt ? [disputeIn('opened_at', query.disputedAt)] : []),
    ...(query.disputeDecidedAt ? [disputeIn('decided_at', query.disputeDecidedAt)] : []),
    inRange('priceAmount', query.price),
  ];
};

/** Whether an index alone finds the orders of the filter, but in another order than the list's or beside many others. */
const isInAnotherOrder = (query: OrderListQuery): boolean =>
  query.late?.is === true ||
  query.waitsForStaff?.is === true ||
  query.disputed === true ||
  query.unproven === true ||
  query.cancelledAt !== undefined;

/**
 * The values of a column that has an index and few different values, read from the index: one step for each value.
 * @param where a condition on the index's columns before this one
 */
const valuesOf = (column: 'game' | 'service', where: RawBuilder<SqlBool>) => {
  const least = (beyond: RawBuilder<unknown>) =>
    sql`(select min(${sql.ref(column)}) from orders where ${where} ${beyond})`;
  return sql<string[]>`array(
    with recursive one (value) as (
      select ${least(sql``)}
      union all select ${least(sql`and ${sql.ref(column)} > one.value`)} from one where one.value is not null
    )
    select value from one where value is not null)`;
};
const games = valuesOf('game', sql`true`);
/** No condition on orders: the index of services begins with the game. */
const ofAnyGame = ({ service, game }: OrderListQuery) =>
  service && !game ? sql<SqlBool>`game = any(${games})` : sql<SqlBool>`true`;

const ofStates = (state: readonly string[] = orderStates) => ({ column: 'state', each: sql`${state}::text[]` });

/**
 * Where the index of a filter has one more column before the time, each value of that column is queried separately, because
 * only then the index has the order of the list.
 */
const partsOfIndex = ({ sort, customerId, boosterId, state, game, service }: OrderListQuery) => {
  const isOne = (values: readonly string[] | undefined) => values?.length === 1;
  if (sort.field !== 'createdAt' || isOne(state)) return undefined;
  if (isOne(customerId) || isOne(boosterId)) return ofStates(state);
  if (isOne(game) && !service) return { column: 'service', each: valuesOf('service', sql`game = ${game?.[0]}`) };
  return isOne(service) && !game ? { column: 'game', each: games } : undefined;
};

/** The conditions of a search other than the names on orders. Digits, also after `#`, are an order number. */
const placesOf = ({ search = '', playedAs, ofPeople, state }: OrderListQuery): SearchPlace[] => {
  const row = expressionBuilder<OrderTables, 'OrderRow'>();
  const number = orderNumberIn(search);
  return [
    ...(playedAs && playedAs.ids.length > 0 ? [row('id', 'in', playedAs.ids)] : []),
    ...(ofPeople
      ? [
          { column: 'customerId', ids: ofPeople.ids },
          { column: 'boosterId', ids: ofPeople.ids, and: ofStates(state) },
        ]
      : []),
    ...(number === undefined ? [] : [row('number', '=', Number(number))]),
  ];
};

/** A search that is not an order number is the beginning of a name. */
const namesOf = ({ search = '' }: OrderListQuery) => {
  const row = expressionBuilder<OrderTables, 'OrderRow'>();
  const names = orderNumberIn(search) ? [] : [searchedNames.customer, searchedNames.booster];
  return names.map((name) => row(sql.raw<string>(name), 'like', beginningWith(search)));
};

/**
 * The search conditions for a page. Customer's and booster's name form one condition: a frequent name is found soonest
 * along the list's order.
 */
const placesOfPage = (query: OrderListQuery): SearchPlace[] => {
  const names = namesOf(query);
  const either = expressionBuilder<OrderTables, 'OrderRow'>().or(names);
  return [...(names.length > 0 ? [either] : []), ...placesOf(query)];
};

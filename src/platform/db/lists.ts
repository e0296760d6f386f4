import { AsyncLocalStorage } from 'node:async_hooks';
import {
  sql,
  type Expression,
  type QueryExecutorProvider,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
} from 'kysely';
import type { Range, TimeRange } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Found } from '#kernel/search.ts';

/** Rows are counted up to this number: an exact count of millions is not worth its cost. */
const countedAtMost = 1_000;
/**
 * The limit for a search, because its matches are looked up row by row. Users refine a search instead of paging through it.
 */
export const searchedAtMost = 500;

interface Counted {
  readonly total: number;
  readonly atLeast: boolean;
}

/** Counts the rows of a query up to `most`. If there are more, `atLeast` is true. */
export const boundedCount = async (
  database: QueryExecutorProvider,
  query: { limit(count: number): Expression<unknown> },
  most = countedAtMost,
): Promise<Counted> => {
  if (KeysetCursor.current) return { total: 0, atLeast: true };
  const counted = sql<{ count: string }>`select count(*) as count from (${query.limit(most + 1)}) as found`;
  const { rows } = await counted.execute(database);
  const total = Number(rows[0]?.count);
  return { total, atLeast: total > most };
};

/** The sum of the parts' rows. The parts are counted one after the other, up to the limit of a search. */
export const countParts = (
  database: QueryExecutorProvider,
  parts: readonly Expression<unknown>[],
): Promise<Counted> => {
  const found = sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union all `,
  );
  const limited = (count: number) => sql`select id from (${found}) as part limit ${count}`;
  return boundedCount(database, { limit: limited }, searchedAtMost);
};

/**
 * A page and the total. A page that begins beyond the counting limit is not counted, because its rows show that there are
 * more.
 */
export const pageAndCount = async <Row>(
  from: number,
  page: Promise<Row[]>,
  count: () => Promise<Counted>,
): Promise<Counted & { readonly rows: Row[] }> => {
  if (from < countedAtMost) {
    const [rows, counted] = await Promise.all([page, count()]);
    return { rows, ...counted };
  }
  const rows = await page;
  return { rows, ...(rows.length > 0 ? { total: countedAtMost + 1, atLeast: true } : await count()) };
};

/** The filter of a list: each column has one of its values. A column without values is not filtered. */
export const oneOfEach = (columns: Readonly<Record<string, readonly string[] | undefined>>): RawBuilder<boolean> => {
  const conditions = Object.entries(columns).flatMap(([column, values]) => (values ? [isOneOf(column, values)] : []));
  return conditions.length > 0 ? sql`${sql.join(conditions, sql` and `)}` : sql`true`;
};

/** A single value is compared with `=`, because only then the next columns of the index keep their order. */
const isOneOf = (column: string, values: readonly string[]): RawBuilder<boolean> =>
  values.length === 1 ? sql`${sql.ref(column)} = ${values[0]}` : sql`${sql.ref(column)} = any(${values})`;

/** The filter of a time or an amount; `true` if no range is given. */
export const inRange = (column: string, range: Range<Date | number> | undefined): RawBuilder<SqlBool> => {
  const bounds = [
    ...(range?.from === undefined ? [] : [sql`${sql.ref(column)} >= ${range.from}`]),
    ...(range?.to === undefined ? [] : [sql`${sql.ref(column)} < ${range.to}`]),
  ];
  return bounds.length > 0 ? sql`(${sql.join(bounds, sql` and `)})` : sql`true`;
};

/**
 * Bounds `createdAt` by the end of the range. No event of a record is older than the record. So a search for the newest events
 * of a past range can start at the end of that range instead of today. Among a million orders, this found the events of ten
 * months ago in 14 ms instead of 1.6 s.
 */
export const madeBefore = (...happened: readonly (TimeRange | undefined)[]): RawBuilder<SqlBool> =>
  sql`(${sql.join(
    happened.map((range) => inRange('createdAt', { to: range?.to })),
    sql` and `,
  )})`;

/** From this offset on, a page's first row is found by the index alone, without reading the rows before it. */
const farBehind = 1_000;

interface Place {
  /** Values of the order's columns in the last row that was read. */
  readonly values: readonly unknown[];
}

/**
 * Keyset pagination through a whole list. Each page begins after the last row of the page before, so the last page costs as
 * much as the first, and no rows are counted. `pageInOrder` implements it. Other queries are read by offset.
 */
export class KeysetCursor {
  static readonly #running = new AsyncLocalStorage<KeysetCursor>();
  static get current(): KeysetCursor | undefined {
    return KeysetCursor.#running.getStore();
  }

  /**
   * Runs work that may be repeated on another database. The cursor moves only if the work succeeds: otherwise the next page
   * would skip rows that nobody has received.
   */
  static async tried<T>(work: () => Promise<T>): Promise<T> {
    const cursor = KeysetCursor.current;
    if (!cursor) return work();
    const own = new KeysetCursor(cursor.behind, cursor.goesOn);
    const answer = await own.run(work);
    cursor.behind = own.behind;
    return answer;
  }

  /** Reads only the beginning of a list: rows are not counted and no page follows. */
  static beginning<T>(work: () => Promise<T>): Promise<T> {
    return new KeysetCursor(undefined, false).run(work);
  }

  behind: Place | undefined;
  /** Whether the next pages will be read too. */
  readonly goesOn: boolean;

  /** @param behind the last row of the page before */
  constructor(behind?: Place, goesOn = true) {
    this.behind = behind;
    this.goesOn = goesOn;
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    return KeysetCursor.#running.run(this, work);
  }
}

/** Rows whose column has one of these ids. An index must begin with the column. */
interface RowsOf {
  readonly column: string;
  readonly ids: readonly string[];
  /** The index's next column, if it has one before the list's order. */
  readonly and?: EachOf;
}

/** One of the conditions by which a search matches. */
export type SearchPlace = Expression<SqlBool> | RowsOf;

/** Rows whose column has one of the values of this array in SQL. An index must have the column, then the list's order. */
interface EachOf {
  readonly column: string;
  readonly each: RawBuilder<unknown>;
}

export const isIn = (place: SearchPlace): Expression<SqlBool> =>
  'ids' in place ? oneOfEach({ [place.column]: place.ids }) : place;

/**
 * Makes the places disjoint: each place excludes the matches of the places before it. So they can be counted one after the
 * other, without counting a row twice, until the limit is reached.
 */
export const apart = (places: readonly SearchPlace[]): RawBuilder<SqlBool>[] =>
  places.map(isIn).map((place, nth, all) => {
    const before = all.slice(0, nth).map((other) => sql` and (${other}) is not true`);
    return sql`((${place})${sql.join(before, sql``)})`;
  });

/** Counts the rows of a query that are in any of these places. */
export const countPlaces = <DB, TB extends keyof DB>(
  database: QueryExecutorProvider,
  found: SelectQueryBuilder<DB, TB, object>,
  places: readonly SearchPlace[],
): Promise<Counted> =>
  countParts(
    database,
    apart(places).map((place) =>
      found
        .clearSelect()
        .select(sql.ref('id').as('id'))
        .where(place)
        .limit(searchedAtMost + 1),
    ),
  );

/**
 * A read of the whole list must contain every match of the search.
 * @throws DomainError request.search_too_wide if matches were cut off
 */
export const refuseIfCut = (...found: readonly (Pick<Found, 'all'> | undefined)[]): void => {
  if (found.some((part) => part?.all === false) && KeysetCursor.current?.goesOn)
    throw new DomainError('request.search_too_wide');
};

interface Page {
  readonly from: number;
  readonly limit: number;
  readonly descending: boolean;
  /** Set if the filter's index has another order: the ids are sorted first, and only the page's rows are read. */
  readonly sortedApart?: boolean;
  /**
   * The places of a search. Each place is queried separately, up to the number of rows that the page needs. For an `or` of all
   * places, or for many ids at once, PostgreSQL would scan the list in its order, even if few rows match.
   */
  readonly places?: readonly SearchPlace[] | undefined;
  /** Set if the filter's index has one more column before the list's order. All rows must have one of the values. */
  readonly parts?: EachOf | undefined;
  /**
   * A time with an index, if the first column is a time without one in its order. Any `most` rows give a right bound; rows
   * next by this time give a narrow one.
   */
  readonly after?: string;
}

/** A page in the order of these columns. The last column must be unique, and none may be null. */
export const pageInOrder = async <DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  columns: readonly string[],
  { from, limit, descending, sortedApart = false, places, parts, after }: Page,
): Promise<Row[]> => {
  const cursor = KeysetCursor.current;
  const direction = descending ? sql`desc` : sql`asc`;
  const order = columns.map((column) => sql`${sql.ref(column)} ${direction}`);
  const row = sql.join(columns.map((column) => sql.ref(column)));
  const beyond = descending ? sql`<` : sql`>`;
  const unique = sql.ref(columns.at(-1) ?? '');
  let wanted = rows.orderBy(sql.join(order)).limit(limit);
  const { behind } = cursor ?? {};
  const isBehind =
    behind && sql<SqlBool>`(${row}) ${beyond} (${sql.join(behind.values.map((value) => sql`${value}`))})`;
  const [rest, skipped] = isBehind ? [rows.where(isBehind), 0] : [rows, from];
  const most = skipped + limit;
  const isFar = skipped >= farBehind;
  const queriedApart = places ?? (parts && !isFar ? [parts] : undefined);
  if (queriedApart) {
    // these names differ from the list's columns, because otherwise the order would refer to the outer row
    const keys = columns.map((_, index) => `key${index}`);
    const byKeys = sql.join(keys.map((key) => sql`${sql.ref(key)} ${direction}`));
    const first = rest
      .clearSelect()
      .select(columns.map((column, index) => sql.ref(column).as(`key${index}`)))
      .orderBy(sql.join(order))
      .limit(most);
    const heads = queriedApart.map((place) => {
      const found = 'column' in place ? apartIn(first, place) : sql`(${first.where(place)}) as found`;
      return sql`(select ${sql.ref(keys.at(-1) ?? '')} from ${found} order by ${byKeys} limit ${most})`;
    });
    wanted = wanted.where(sql<SqlBool>`${unique} in (${sql.join(heads, sql` union all `)})`).offset(skipped);
  } else if (isFar) {
    const placed = columns.map((column) => sql.ref(column).as(nameOf(column)));
    const first = rows.clearSelect().select(placed).orderBy(sql.join(order)).offset(skipped).limit(1);
    wanted = wanted.where(sql<SqlBool>`(${row}) ${beyond}= ${first}`);
  } else {
    wanted = wanted.where(isBehind ?? sql<SqlBool>`true`).offset(skipped);
    if (after !== undefined) {
      wanted = wanted.where(await noFurtherThan(rest, columns, { after, descending, most, start: behind?.values[0] }));
    } else if (sortedApart && !cursor) {
      const those = rows.clearSelect().select(unique.as('unique')).orderBy(sql.join(order)).limit(most);
      wanted = wanted.where(sql<SqlBool>`${unique} in ${those}`);
    }
  }
  const found = await wanted.execute();
  const last = found.at(-1);
  if (cursor && last)
    cursor.behind = { values: columns.map((column) => (last as Record<string, unknown>)[nameOf(column)]) };
  return found;
};

/** The first rows of each value, as a list of tables in SQL. */
const apartIn = <DB, TB extends keyof DB, Row>(first: SelectQueryBuilder<DB, TB, Row>, place: RowsOf | EachOf) => {
  const [one, and] =
    'each' in place ? [place, undefined] : [{ column: place.column, each: sql`${place.ids}::uuid[]` }, place.and];
  const ofOne = first.where(sql<SqlBool>`${sql.ref(one.column)} = one.value`);
  return and
    ? sql`unnest(${one.each}) as one (value) cross join unnest(${and.each}) as other (value) cross join lateral
        (${ofOne.where(sql<SqlBool>`${sql.ref(and.column)} = other.value`)}) as found`
    : sql`unnest(${one.each}) as one (value) cross join lateral (${ofOne}) as found`;
};

/**
 * Bound: of `most` rows next by `after`, the one furthest by the first column. No row of the page is beyond it. If there are
 * fewer rows, all of them. The bound is a parameter, because PostgreSQL knows how many rows it leaves only from its value.
 */
const noFurtherThan = async <DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  [first = '']: readonly string[],
  {
    after,
    descending,
    most,
    start,
  }: { readonly after: string; readonly descending: boolean; readonly most: number; readonly start: unknown },
): Promise<RawBuilder<SqlBool>> => {
  const [reaches, direction] = descending ? [sql`>=`, sql`desc`] : [sql`<=`, sql`asc`];
  const next = await rows
    .clearSelect()
    .select(sql.ref(first).as(nameOf(first)))
    .where(start === undefined ? sql<SqlBool>`true` : sql<SqlBool>`${start} ${reaches} ${sql.ref(after)}`)
    .orderBy(sql`${sql.ref(after)} ${direction}`)
    .limit(most)
    .$castTo<Record<string, Date>>()
    .execute();
  const times = next.map((row) => Number(row[nameOf(first)])).toSorted((one, other) => one - other);
  const furthest = times.at(descending ? 0 : -1);
  return furthest === undefined || times.length < most
    ? sql`true`
    : sql`${sql.ref(first)} ${reaches} ${new Date(furthest)}`;
};

/** `createdAt` of `order.createdAt`. */
const nameOf = (column: string): string => column.slice(column.indexOf('.') + 1);

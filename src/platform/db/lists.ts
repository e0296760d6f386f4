import { sql, type Expression, type QueryExecutorProvider, type RawBuilder } from 'kysely';

/** Counting millions for a page number is not worth it. */
const countedAtMost = 5_000;

/** How many rows the query finds; beyond five thousand only that there is at least one more. */
export const boundedCount = async (
  database: QueryExecutorProvider,
  query: { limit(count: number): Expression<unknown> },
): Promise<{ readonly total: number; readonly atLeast: boolean }> => {
  const counted = sql<{ count: string }>`select count(*) as count from (${query.limit(countedAtMost + 1)}) as found`;
  const { rows } = await counted.execute(database);
  const total = Number(rows[0]?.count);
  return { total, atLeast: total > countedAtMost };
};

/** The filter of a list: each of these columns has one of its values; a column without values is not asked. */
export const oneOfEach = (columns: Readonly<Record<string, readonly string[] | undefined>>): RawBuilder<boolean> => {
  const conditions = Object.entries(columns).flatMap(([column, values]) =>
    values ? [sql`${sql.ref(column)} = any(${values})`] : [],
  );
  return conditions.length > 0 ? sql`${sql.join(conditions, sql` and `)}` : sql`true`;
};

import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import type { Figure, FigureName } from '#kernel/figures.ts';
import { bucketsPerDoubling } from '#kernel/figures.ts';
import type { Game } from '#kernel/vocabulary.ts';

/** A row of a source's query; counts and sums come as texts. */
export interface CountedRow {
  readonly day: string;
  readonly name: string;
  readonly game: string | null;
  readonly boosterId: string | null;
  readonly bucket: number;
  readonly count: string;
  readonly amount: string;
}

export const figureOf = ({ day, name, game, boosterId, bucket, count, amount }: CountedRow): Figure => ({
  day,
  // oxlint-disable-next-line no-unsafe-type-assertion -- written from the closed lists only
  name: name as FigureName,
  // oxlint-disable-next-line no-unsafe-type-assertion -- as above
  game: game as Game | null,
  boosterId,
  bucket,
  count: Number(count),
  amount: Number(amount),
});

/** The earliest time in a column. */
export const earliestIn = async (
  database: QueryExecutorProvider,
  table: string,
  column: string,
): Promise<Date | undefined> => {
  const { rows } = await sql<{ first: string | null }>`
    select ${millisecondsOf(sql`min(${sql.ref(column)})`)} as first from ${sql.table(table)}
  `.execute(database);
  return rows[0]?.first ? new Date(Number(rows[0].first)) : undefined;
};

/** A time in a raw statement, which returns it as a text of milliseconds. */
export const millisecondsOf = (moment: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`(extract(epoch from ${moment}) * 1000)::bigint::text`;

/** The date in Istanbul at a time. */
export const dayOf = (moment: RawBuilder<unknown>): RawBuilder<string> =>
  sql`to_char(${moment} at time zone 'Europe/Istanbul', 'YYYY-MM-DD')`;

/** The kernel's `bucketOf` in SQL, by whole seconds; a test compares the two. */
export const bucketSql = (seconds: RawBuilder<unknown>): RawBuilder<number> =>
  sql`1 + floor(log(2::numeric, greatest(1, ${seconds})::numeric) * ${sql.lit(bucketsPerDoubling)})::int`;

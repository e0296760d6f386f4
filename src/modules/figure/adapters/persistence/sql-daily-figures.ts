import { sql } from 'kysely';
import type { Figure, FigureName } from '#kernel/figures.ts';
import type { Database } from '#platform/db/database.ts';
import { type CountedRow, figureOf, millisecondsOf } from '#platform/db/figures.ts';
import type { DailyFigures, Grain } from '../../application/ports.ts';
import type { Period } from '#kernel/days.ts';

export class SqlDailyFigures implements DailyFigures {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #sql() {
    return this.#database.sql();
  }

  async progress(): Promise<Date | undefined> {
    return untilOf(await sql<Progress>`select ${until} as until from figure_progress`.execute(this.#sql));
  }

  async lockProgress(): Promise<Date | undefined> {
    return untilOf(await sql<Progress>`select ${until} as until from figure_progress for update`.execute(this.#sql));
  }

  async lockProgressIfFree(): Promise<{ readonly until: Date | undefined } | undefined> {
    const held = await sql<Progress>`select ${until} as until from figure_progress for update skip locked`.execute(
      this.#sql,
    );
    return held.rows.length > 0 ? { until: untilOf(held) } : undefined;
  }

  async setProgress(until: Date): Promise<void> {
    await sql`update figure_progress set counted_until = ${until}`.execute(this.#sql);
  }

  async add(figures: readonly Figure[]): Promise<void> {
    if (figures.length === 0) return;
    const rows = JSON.stringify(figures);
    await sql`
      insert into daily_figure (day, name, game, bucket, count, amount_kurus)
      select day, name, coalesce(game, ''), bucket, sum(count), sum(amount) from ${recordset(rows)}
      where "boosterId" is null group by 1, 2, 3, 4
      on conflict (day, name, game, bucket) do update
      set count = daily_figure.count + excluded.count, amount_kurus = daily_figure.amount_kurus + excluded.amount_kurus
    `.execute(this.#sql);
    await sql`
      insert into daily_booster_figure (day, booster_id, name, count, amount_kurus)
      select day, "boosterId", name, sum(count), sum(amount) from ${recordset(rows)}
      where "boosterId" is not null group by 1, 2, 3
      on conflict (day, booster_id, name) do update
      set count = daily_booster_figure.count + excluded.count,
        amount_kurus = daily_booster_figure.amount_kurus + excluded.amount_kurus
    `.execute(this.#sql);
  }

  async replace(day: string, figures: readonly Figure[]): Promise<void> {
    await sql`delete from daily_figure where day = ${day}::date`.execute(this.#sql);
    await sql`delete from daily_booster_figure where day = ${day}::date`.execute(this.#sql);
    await this.add(figures);
  }

  async of(period: Period, names: readonly FigureName[], grain?: Grain): Promise<readonly Figure[]> {
    const { rows } = await (grain ? summed(period, names, grain) : kept(period, names)).execute(this.#sql);
    return rows.map(figureOf);
  }
}

const within = ({ from, to }: Period, names: readonly FigureName[]) =>
  sql`day between ${from}::date and ${to}::date and name = any(${[...names]}::text[])`;

const kept = (period: Period, names: readonly FigureName[]) => sql<CountedRow>`
      select to_char(day, 'YYYY-MM-DD') as day, name, nullif(game, '') as game, null::uuid as "boosterId", bucket,
        count::text as count, amount_kurus::text as amount
      from daily_figure where ${within(period, names)}
      union all
      select to_char(day, 'YYYY-MM-DD'), name, null, booster_id, 0, count::text, amount_kurus::text
      from daily_booster_figure where ${within(period, names)}`;

/** Days are formatted only after the grouping, because few rows are left then. */
const summed = (
  period: Period,
  names: readonly FigureName[],
  { daysFrom, byDay, byGame, game }: Grain,
) => sql<CountedRow>`
      select to_char(day, 'YYYY-MM-DD') as day, name, nullif(game, '') as game, null::uuid as "boosterId", bucket, count, amount
      from (
        select case when day < ${daysFrom}::date then ${period.from}::date
            when name = any(${[...byDay]}::text[]) then day else ${daysFrom}::date end as day, name,
          case when name = any(${[...byGame]}::text[]) then game else '' end as game, bucket,
          sum(count)::text as count, sum(amount_kurus)::text as amount
        from daily_figure where ${within(period, names)} and ${game ? sql`game in ('', ${game})` : sql`true`}
        group by 1, 2, 3, 4
      ) as figure
      union all
      select to_char(day, 'YYYY-MM-DD'), name, null, booster_id, 0, count, amount
      from (
        select case when day < ${daysFrom}::date then ${period.from}::date else ${daysFrom}::date end as day, name, booster_id,
          sum(count)::text as count, sum(amount_kurus)::text as amount
        from daily_booster_figure where ${within(period, names)} group by 1, 2, 3
      ) as figure`;
interface Progress {
  readonly until: string | null;
}
const untilOf = ({ rows }: { readonly rows: readonly Progress[] }): Date | undefined =>
  rows[0]?.until ? new Date(Number(rows[0].until)) : undefined;
const until = millisecondsOf(sql`counted_until`);

const recordset = (rows: string) => sql`
  jsonb_to_recordset(${rows}::jsonb)
    as figure(day date, name text, game text, "boosterId" uuid, bucket int, count bigint, amount bigint)`;

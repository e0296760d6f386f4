import { Migration } from '@mikro-orm/migrations';

/** Payments that their customers left, of the days that are counted already; the job counts the rest. */
export const leftFigures = `
  insert into "daily_figure" ("day", "name", "game", "bucket", "count", "amount_kurus")
  select ("failed_at" at time zone 'Europe/Istanbul')::date, 'top-up-left', '', 0, count(*), sum("amount_kurus")
  from "top_up", (select "counted_until" from "figure_progress" for update) as "progress"
  where "failed_as" = 'left' and "failed_at" < "counted_until"
  group by 1
  on conflict do nothing;`;

export class Migration20261129030400_figures_of_left_top_ups extends Migration {
  override up(): void {
    this.addSql(leftFigures);
  }
}

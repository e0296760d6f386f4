import { Migration } from '@mikro-orm/migrations';

/** Daily figures (docs/decisions/0046). */
export class Migration20261130002100_baseline_figure extends Migration {
  override up(): void {
    this.addSql(`
      create table "daily_figure" (
        "day" date not null,
        "name" text not null,
        "game" text not null,
        "bucket" int not null,
        "count" bigint not null,
        "amount_kurus" bigint not null,
        primary key ("day", "name", "game", "bucket")
      );
    `);
    this.addSql(`
      create table "daily_booster_figure" (
        "day" date not null,
        "booster_id" uuid not null,
        "name" text not null,
        "count" bigint not null,
        "amount_kurus" bigint not null,
        primary key ("day", "booster_id", "name")
      );
    `);
    this.addSql(`
      create table "figure_progress" (
        "id" int not null,
        "counted_until" timestamptz(3) null,
        primary key ("id"),
        constraint "figure_progress_one_check" check (id = 1)
      );
      insert into "figure_progress" ("id", "counted_until") values (1, null);
    `);
  }
}

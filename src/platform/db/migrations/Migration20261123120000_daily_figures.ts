import { Migration } from '@mikro-orm/migrations';

/**
 * The daily figures (docs/decisions/0046), and what their sources have to keep for them: when an order was first finished
 * and how, when a card payment failed. What there is already is counted by the first runs of the job.
 */
export class Migration20261123120000_daily_figures extends Migration {
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
      create table "daily_booster_figure" (
        "day" date not null,
        "booster_id" uuid not null,
        "name" text not null,
        "count" bigint not null,
        "amount_kurus" bigint not null,
        primary key ("day", "booster_id", "name")
      );
      create table "figure_progress" (
        "id" int not null,
        "counted_until" timestamptz(3) null,
        primary key ("id"),
        constraint "figure_progress_one_check" check (id = 1)
      );
      insert into "figure_progress" ("id", "counted_until") values (1, null);
    `);
    this.addSql(`
      alter table "orders"
        add column "first_finished_at" timestamptz(3) null,
        add column "first_finished_by" uuid null,
        add column "played_seconds" int null,
        add column "finished_late" boolean null;
      update "orders" set
        "first_finished_at" = finish."at",
        "first_finished_by" = "orders"."booster_id",
        "played_seconds" = greatest(0, extract(epoch from finish."at" - "due_at") + "max_hours" * 3600),
        "finished_late" = coalesce(finish."at" > "due_at", false)
      from (select "order_id", min("at") as "at" from "order_event" where "to_state" = 'finished' group by "order_id") as finish
      where finish."order_id" = "orders"."id" and "orders"."booster_id" is not null;
      create index "orders_first_finished" on "orders" ("first_finished_at", "id") where "first_finished_at" is not null;
      create index "order_event_counted" on "order_event" ("at") where "to_state" in ('starting', 'cancelled');
      create index "order_dispute_opened" on "order_dispute" ("opened_at");
      create index "order_dispute_decided" on "order_dispute" ("decided_at") where "decided_at" is not null;
    `);
    this.addSql(`
      alter table "top_up" add column "failed_at" timestamptz(3) null;
      -- when each failed was not written down: its beginning is the nearest that is known
      update "top_up" set "failed_at" = case "state" when 'expired' then "expires_at" else "created_at" end
      where "state" in ('failed', 'expired');
      create index "top_up_paid_index" on "top_up" ("paid_at") where "paid_at" is not null;
      create index "top_up_failed_index" on "top_up" ("failed_at") where "failed_at" is not null;
      create index "ticket_created_index" on "ticket" ("created_at", "id");
    `);
  }
}

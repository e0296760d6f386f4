import { Migration } from '@mikro-orm/migrations';

/** How many orders are in each state, kept by what their timelines say (docs/decisions/0046); begun with what is so now. */
export class Migration20261124131000_order_standing extends Migration {
  override up(): void {
    this.addSql(`
      create table "order_standing" (
        "state" text not null,
        "count" bigint not null,
        primary key ("state")
      );
      create table "order_standing_progress" (
        "id" int not null,
        "counted_to" bigint not null,
        primary key ("id"),
        constraint "order_standing_progress_one_check" check (id = 1)
      );
      insert into "order_standing_progress" ("id", "counted_to")
      select 1, coalesce(max("id"), 0) from "order_event" where "at" < now() - interval '10 minutes';
      insert into "order_standing" ("state", "count")
      select "state", sum("by") from (
        select "state", count(*) as "by" from "orders" group by "state"
        union all
        -- what has happened since is counted by whoever reads
        select "change"."state", -"change"."by" from "order_event"
        cross join lateral (values ("to_state", 1), ("from_state", -1)) as "change" ("state", "by")
        where "id" > (select "counted_to" from "order_standing_progress") and "change"."state" is not null
      ) as "part" group by "state";
    `);
  }
}

import { Migration } from '@mikro-orm/migrations';

/**
 * How many orders each booster has finished, by state: kept by the database, for the version before as well. Counting them
 * anew for each look would read every order that a booster ever finished. The trigger waits for the commit, so that an
 * order's use case holds a booster's count last and for a moment only. What was there before is counted by the next migration.
 */
export class Migration20261126080000_booster_order_counts extends Migration {
  override up(): void {
    this.addSql(`
      create table "booster_order_count" (
        "booster_id" uuid not null,
        "state" text not null,
        "count" bigint not null,
        primary key ("booster_id", "state")
      );
      create function orders_are_counted() returns trigger language plpgsql as $$
      begin
        insert into "booster_order_count" ("booster_id", "state", "count")
        select "change"."booster_id", "change"."state", sum("change"."by")
        from (values (old."booster_id", old."state", -1), (new."booster_id", new."state", 1)) as "change" ("booster_id", "state", "by")
        where "change"."booster_id" is not null and "change"."state" in ('finished', 'closed', 'completed')
        group by 1, 2 order by 1, 2
        on conflict ("booster_id", "state") do update set "count" = "booster_order_count"."count" + excluded."count";
        return null;
      end $$;
      create constraint trigger orders_counted_new after insert on "orders" deferrable initially deferred
        for each row when (new."state" in ('finished', 'closed', 'completed')) execute function orders_are_counted();
      create constraint trigger orders_counted after update of "state", "booster_id" on "orders" deferrable initially deferred
        for each row when (
          (old."state" in ('finished', 'closed', 'completed') or new."state" in ('finished', 'closed', 'completed'))
          and (old."state", old."booster_id") is distinct from (new."state", new."booster_id")
        ) execute function orders_are_counted();
    `);
  }
}

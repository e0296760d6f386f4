import { Migration } from '@mikro-orm/migrations';

/**
 * How many orders each booster plays, for a list in that order: kept by the database, for the version before as well. The
 * trigger waits for the commit, as `booster_order_count` does. An exchange touches two boosters, one after the other: the one
 * with whom the order ends is held from the beginning, so that everybody holds them in the order of their ids.
 */
export class Migration20261126150000_booster_loads extends Migration {
  override up(): void {
    this.addSql(`
      create table "booster_load" ("booster_id" uuid not null, "count" bigint not null, primary key ("booster_id"));
      create index "booster_load_count_index" on "booster_load" ("count", "booster_id");
      create function orders_are_loads() returns trigger language plpgsql as $$
      begin
        insert into "booster_load" ("booster_id", "count")
        select "change"."booster_id", sum("change"."by")
        from (values
          (case when old."state" in ('starting', 'started', 'in-game') then old."booster_id" end, -1),
          (case when new."state" in ('starting', 'started', 'in-game') then new."booster_id" end, 1),
          ((select "booster_id" from "orders" where "id" = new."id"), 0)
        ) as "change" ("booster_id", "by")
        where "change"."booster_id" is not null
        group by 1 order by 1
        on conflict ("booster_id") do update set "count" = "booster_load"."count" + excluded."count";
        return null;
      end $$;
      create constraint trigger orders_loaded_new after insert on "orders" deferrable initially deferred
        for each row when (new."booster_id" is not null and new."state" in ('starting', 'started', 'in-game'))
        execute function orders_are_loads();
      create constraint trigger orders_loaded after update of "state", "booster_id" on "orders" deferrable initially deferred
        for each row when (
          (case when old."state" in ('starting', 'started', 'in-game') then old."booster_id" end)
          is distinct from (case when new."state" in ('starting', 'started', 'in-game') then new."booster_id" end)
        ) execute function orders_are_loads();
    `);
  }
}

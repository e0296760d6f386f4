import { Migration } from '@mikro-orm/migrations';

/**
 * A booster at a time: who finishes an order of theirs waits while it is counted, and everybody else does not. Counts are
 * held first, so that whatever commits is either there when the orders are counted or waits; begun anew, this does the same again.
 */
export class Migration20261126080100_booster_order_counts_filled extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`
      do $$
      declare
        "one" uuid;
      begin
        for "one" in select distinct "booster_id" from "orders" where "booster_id" is not null order by 1 loop
          insert into "booster_order_count" ("booster_id", "state", "count")
          values ("one", 'closed', 0), ("one", 'completed', 0), ("one", 'finished', 0)
          on conflict ("booster_id", "state") do update set "count" = "booster_order_count"."count";
          update "booster_order_count" as "kept"
          set "count" = (select count(*) from "orders" where "booster_id" = "one" and "state" = "kept"."state")
          where "booster_id" = "one";
          commit;
        end loop;
      end $$;`);
  }
}

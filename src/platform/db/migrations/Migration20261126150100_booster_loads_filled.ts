import { Migration } from '@mikro-orm/migrations';

/** As `booster_order_count` was: a booster at a time, whose count is held before their orders are counted. */
export class Migration20261126150100_booster_loads_filled extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`
      do $$
      declare
        "one" uuid;
      begin
        for "one" in
          select "booster_id" from "orders" where "booster_id" is not null and "state" in ('starting', 'started', 'in-game')
          union select "booster_id" from "booster_load" order by 1
        loop
          insert into "booster_load" ("booster_id", "count") values ("one", 0)
          on conflict ("booster_id") do update set "count" = "booster_load"."count";
          update "booster_load"
          set "count" = (
            select count(*) from "orders" where "booster_id" = "one" and "state" in ('starting', 'started', 'in-game')
          )
          where "booster_id" = "one";
          commit;
        end loop;
        analyze "booster_load";
      end $$;`);
  }
}

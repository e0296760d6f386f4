import { Migration } from '@mikro-orm/migrations';

/** Orders that need attention, from the time on that the index's first column says (docs/decisions/0100). */
export class Migration20261202000003_orders_attention extends Migration {
  override up(): void {
    this.addSql(`
      create index if not exists "orders_attention" on "orders" ((case when "disputed" or "booster_requested_at" is not null or "account_requested_at" is not null or "state" = 'finished' and "closes_at" is null then '-infinity'::timestamptz when "rank_differs_since" is not null then 'infinity'::timestamptz when "state" in ('processing', 'starting', 'started', 'in-game') and "paused_at" is null then "due_at" end), "created_at", "id")
        include ("state", "due_at", "paused_at", "rank_differs_since", "disputed", "booster_requested_at", "account_requested_at", "closes_at")
        where (case when "disputed" or "booster_requested_at" is not null or "account_requested_at" is not null or "state" = 'finished' and "closes_at" is null then '-infinity'::timestamptz when "rank_differs_since" is not null then 'infinity'::timestamptz when "state" in ('processing', 'starting', 'started', 'in-game') and "paused_at" is null then "due_at" end) is not null;
      drop index "orders_overdue", "orders_promised", "orders_disputed", "orders_unproven", "orders_booster_requested",
        "orders_account_requested", "orders_rank_differs";
      analyze "orders";
    `);
  }

  override down(): void {
    this.addSql(`
      create index "orders_overdue" on "orders" ("due_at", "created_at", "id") include ("rank_differs_since")
        where "state" in ('processing', 'starting', 'started', 'in-game') and "paused_at" is null;
      create index "orders_promised" on "orders" ("created_at", "id") include ("due_at", "rank_differs_since")
        where "state" in ('processing', 'starting', 'started', 'in-game') and "paused_at" is null;
      create index "orders_disputed" on "orders" ("created_at", "id") where "disputed";
      create index "orders_unproven" on "orders" ("created_at", "id") where "state" = 'finished' and "closes_at" is null;
      create index "orders_booster_requested" on "orders" ("booster_requested_at") where "booster_requested_at" is not null;
      create index "orders_account_requested" on "orders" ("account_requested_at") where "account_requested_at" is not null;
      create index "orders_rank_differs" on "orders" ("rank_differs_since") where "rank_differs_since" is not null;
      drop index "orders_attention";
    `);
  }
}

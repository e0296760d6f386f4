import { Migration } from '@mikro-orm/migrations';

/** A block range index of the times that change. An update that changes nothing else of the indexes stays heap-only, and the
 * fill factor leaves room for it in the page (docs/decisions/0100). */
export class Migration20261202000004_orders_times extends Migration {
  override up(): void {
    this.addSql(`
      create index if not exists "orders_times" on "orders"
        using brin ("updated_at", "first_taken_at", "first_finished_at", "finished_at", "cancelled_at")
        with (pages_per_range = 32, autosummarize = on);
      drop index "orders_updated", "orders_first_taken", "orders_first_finished", "orders_confirmed", "orders_cancelled";
      alter table "orders" set (fillfactor = 80);
      analyze "orders";
    `);
  }

  override down(): void {
    this.addSql(`
      create index "orders_updated" on "orders" ("updated_at", "id");
      create index "orders_first_taken" on "orders" ("first_taken_at", "id") where "first_taken_at" is not null;
      create index "orders_first_finished" on "orders" ("first_finished_at", "id") where "first_finished_at" is not null;
      create index "orders_confirmed" on "orders" ("finished_at") where "state" in ('closed', 'completed');
      create index "orders_cancelled" on "orders" ("cancelled_at", "id") where "cancelled_at" is not null;
      drop index "orders_times";
      alter table "orders" reset (fillfactor);
    `);
  }
}

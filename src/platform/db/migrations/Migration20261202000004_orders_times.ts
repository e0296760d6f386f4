import { Migration } from '@mikro-orm/migrations';
import { refuseInvalid } from '../made-ahead.ts';

/**
 * A block range index of the times that change. An update that changes no column of another index stays heap-only, and the
 * fill factor leaves room for it in the page (docs/decisions/0100).
 */
export class Migration20261202000004_orders_times extends Migration {
  override up(): void {
    this.addSql(refuseInvalid('orders_times'));
    this.addSql(`
      create index if not exists "orders_times" on "orders"
        using brin ("updated_at", "first_taken_at", "first_finished_at", "finished_at", "cancelled_at")
        with (pages_per_range = 32, autosummarize = on);
      alter table "orders" set (fillfactor = 80);
      analyze "orders";
    `);
  }

  override down(): void {
    this.addSql(`
      drop index "orders_times";
      alter table "orders" reset (fillfactor);
    `);
  }
}

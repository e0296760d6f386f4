import { Migration } from '@mikro-orm/migrations';

/** Late orders, found and counted in the index alone. */
export class Migration20261126081000_late_orders extends Migration {
  override up(): void {
    this.addSql(
      `create index if not exists "orders_late" on "orders" ("due_at", "created_at", "id") where "state" in ('started', 'in-game') and "paused_at" is null;`,
    );
  }
}

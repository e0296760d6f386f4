import { Migration } from '@mikro-orm/migrations';

/** Late orders, found and counted in the index alone: also those that have not started by the time that was promised. */
export class Migration20261128190100_orders_overdue extends Migration {
  override up(): void {
    this.addSql(`
      create index "orders_overdue" on "orders" ("due_at", "created_at", "id") include ("rank_differs_since")
        where "state" in ('processing', 'starting', 'started', 'in-game') and "paused_at" is null;
    `);
  }
}

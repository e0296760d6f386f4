import { Migration } from '@mikro-orm/migrations';

/** Orders of which something is promised, in the list's order: the newest late ones stand among them. */
export class Migration20261128190200_orders_promised extends Migration {
  override up(): void {
    this.addSql(`
      create index "orders_promised" on "orders" ("created_at", "id") include ("due_at", "rank_differs_since")
        where "state" in ('processing', 'starting', 'started', 'in-game') and "paused_at" is null;
    `);
  }
}

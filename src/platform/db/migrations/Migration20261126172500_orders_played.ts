import { Migration } from '@mikro-orm/migrations';

/** What is played, in the list's order, with when it is due: the newest late ones stand among the newest that are played. */
export class Migration20261126172500_orders_played extends Migration {
  override up(): void {
    this.addSql(`
      create index "orders_played" on "orders" ("created_at", "id") include ("due_at")
        where "state" in ('started', 'in-game') and "paused_at" is null;
    `);
  }
}

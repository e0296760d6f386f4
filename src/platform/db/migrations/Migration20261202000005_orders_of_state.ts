import { Migration } from '@mikro-orm/migrations';

/** Orders of a state. Those that were cancelled within some time are found in the index alone (docs/decisions/0100). */
export class Migration20261202000005_orders_of_state extends Migration {
  override up(): void {
    this.addSql(`
      create index if not exists "orders_of_state" on "orders" ("state", "created_at", "id") include ("cancelled_at");
      drop index "orders_state_created";
      analyze "orders";
    `);
  }

  override down(): void {
    this.addSql(`
      create index "orders_state_created" on "orders" ("state", "created_at", "id");
      drop index "orders_of_state";
    `);
  }
}

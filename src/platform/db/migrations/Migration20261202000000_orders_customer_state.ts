import { Migration } from '@mikro-orm/migrations';

/** A customer's orders by their state. Also counts those in the pool, as placing an order does (docs/decisions/0100). */
export class Migration20261202000000_orders_customer_state extends Migration {
  override up(): void {
    this.addSql(`
      create index if not exists "orders_customer_state" on "orders" ("customer_id", "state", "created_at", "id");
      drop index "orders_customer_created", "orders_unstarted", "orders_withdrawn_priority";
    `);
  }

  override down(): void {
    this.addSql(`
      create index "orders_customer_created" on "orders" ("customer_id", "created_at", "id");
      create index "orders_unstarted" on "orders" ("customer_id") where "state" in ('waiting', 'processing');
      create index "orders_withdrawn_priority" on "orders" ("customer_id", "cancelled_at")
        where "priority" and "state" = 'cancelled' and "first_taken_at" is null;
      drop index "orders_customer_state";
    `);
  }
}

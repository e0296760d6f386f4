import { Migration } from '@mikro-orm/migrations';

/** Placing an order asks how many its customer has in the pool, or took back. */
export class Migration20261127140300_orders_withdrawn_priority extends Migration {
  override up(): void {
    this.addSql(
      `create index "orders_withdrawn_priority" on "orders" ("customer_id", "cancelled_at") where "priority" and "state" = 'cancelled' and "first_taken_at" is null;`,
    );
  }
}

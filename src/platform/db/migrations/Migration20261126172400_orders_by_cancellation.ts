import { Migration } from '@mikro-orm/migrations';

/** Placing an order writes nothing into it. */
export class Migration20261126172400_orders_by_cancellation extends Migration {
  override up(): void {
    this.addSql(`
      create index "orders_cancelled" on "orders" ("cancelled_at", "id") where "cancelled_at" is not null;
    `);
  }
}

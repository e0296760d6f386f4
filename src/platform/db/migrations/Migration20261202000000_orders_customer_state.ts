import { Migration } from '@mikro-orm/migrations';
import { refuseInvalid } from '../made-ahead.ts';

/** A customer's orders by their state. Also counts those in the pool, as placing an order does (docs/decisions/0100). */
export class Migration20261202000000_orders_customer_state extends Migration {
  override up(): void {
    this.addSql(refuseInvalid('orders_customer_state'));
    this.addSql(`
      create index if not exists "orders_customer_state" on "orders" ("customer_id", "state", "created_at", "id");
    `);
  }

  override down(): void {
    this.addSql('drop index "orders_customer_state";');
  }
}

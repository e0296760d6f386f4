import { Migration } from '@mikro-orm/migrations';

/** Placing an order asks how many its customer has in the pool, or took back. */
export class Migration20261127140200_orders_unstarted extends Migration {
  override up(): void {
    this.addSql(
      `create index "orders_unstarted" on "orders" ("customer_id") where "state" in ('waiting', 'processing');`,
    );
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Placing an order writes nothing into it. */
export class Migration20261126172300_orders_by_first_take extends Migration {
  override up(): void {
    this.addSql(`
      create index "orders_first_taken" on "orders" ("first_taken_at", "id") where "first_taken_at" is not null;
    `);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Serves the version before as well. */
export class Migration20261126081100_late_orders_replaced extends Migration {
  override up(): void {
    this.addSql(`drop index "orders_due";`);
  }
}

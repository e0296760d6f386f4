import { Migration } from '@mikro-orm/migrations';

/** By itself, as indexes are dropped. */
export class Migration20261125130100_deliveries_due_replaced extends Migration {
  override up(): void {
    this.addSql('drop index "webhook_delivery_due_index";');
  }
}

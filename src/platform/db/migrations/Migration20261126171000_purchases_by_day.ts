import { Migration } from '@mikro-orm/migrations';

/** Stock accounts are found by the day of their sale. */
export class Migration20261126171000_purchases_by_day extends Migration {
  override up(): void {
    this.addSql('create index "stock_purchase_created" on "stock_purchase" ("created_at", "stock_account_id");');
  }
}

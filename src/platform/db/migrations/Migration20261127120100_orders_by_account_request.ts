import { Migration } from '@mikro-orm/migrations';

/** The few orders that wait for staff to decide about their game account. */
export class Migration20261127120100_orders_by_account_request extends Migration {
  override up(): void {
    this.addSql(`
      create index "orders_account_requested" on "orders" ("account_requested_at") where "account_requested_at" is not null;
    `);
  }
}

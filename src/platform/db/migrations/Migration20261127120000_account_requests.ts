import { Migration } from '@mikro-orm/migrations';

/** A started order whose customer wants another game account waits for staff. */
export class Migration20261127120000_account_requests extends Migration {
  override up(): void {
    this.addSql(`
      alter table "orders" add column "account_requested_at" timestamptz(3) null, add column "requested_account_id" uuid null;
    `);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** When an order lost its game account, and when its customer was last reminded of it (docs/decisions/0039). */
export class Migration20261203000000_account_reminders extends Migration {
  override up(): void {
    this.addSql(`
      alter table "orders"
        add column "account_removed_at" timestamptz(3) null,
        add column "account_reminded_at" timestamptz(3) null;
    `);
  }

  override down(): void {
    this.addSql(`alter table "orders" drop column "account_removed_at", drop column "account_reminded_at";`);
  }
}

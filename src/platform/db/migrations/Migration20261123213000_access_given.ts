import { Migration } from '@mikro-orm/migrations';

/** When somebody was given access by another, and which limit a raised one has replaced: neither counts at once. */
export class Migration20261123213000_access_given extends Migration {
  override up(): void {
    this.addSql(`
      alter table "user_account" add column "access_given_at" timestamptz(3) null;
      alter table "house_settings" add column "limit_before" jsonb null;
    `);
  }
}

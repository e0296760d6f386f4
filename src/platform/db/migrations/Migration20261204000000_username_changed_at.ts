import { Migration } from '@mikro-orm/migrations';

/** When a customer last changed the user name (docs/decisions/0107). */
export class Migration20261204000000_username_changed_at extends Migration {
  override up(): void {
    this.addSql(`alter table "user_account" add column "username_changed_at" timestamptz(3) null;`);
  }

  override down(): void {
    this.addSql(`alter table "user_account" drop column "username_changed_at";`);
  }
}

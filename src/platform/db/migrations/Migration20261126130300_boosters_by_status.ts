import { Migration } from '@mikro-orm/migrations';

/** And by what their accounts are, which almost all share. */
export class Migration20261126130300_boosters_by_status extends Migration {
  override up(): void {
    this.addSql(`
      create index "user_account_booster_status" on "user_account" ("status", "id") where "role" = 'booster';
    `);
  }
}

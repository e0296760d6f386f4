import { Migration } from '@mikro-orm/migrations';

/** And in that of their user names. */
export class Migration20261126130200_boosters_by_username extends Migration {
  override up(): void {
    this.addSql(`
      create index "user_account_booster_username" on "user_account" ("username_canonical", "id") where "role" = 'booster';
    `);
  }
}

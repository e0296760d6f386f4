import { Migration } from '@mikro-orm/migrations';

/** What is searched among boosters is not gathered of everybody who is called so. */
export class Migration20261126130400_boosters_by_words extends Migration {
  override up(): void {
    this.addSql(`
      create index "user_account_booster_search" on "user_account" using gin ("search_text" gin_trgm_ops) where "role" = 'booster';
    `);
  }
}

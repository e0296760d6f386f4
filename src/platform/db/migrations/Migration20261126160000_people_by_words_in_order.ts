import { Migration } from '@mikro-orm/migrations';

/**
 * The newest people whom a search means are found along their order; with the words the index is all that is read, where some
 * thousands of rows were (bench/LISTS.md).
 */
export class Migration20261126160000_people_by_words_in_order extends Migration {
  override up(): void {
    this.addSql(`
      create index if not exists "user_account_called_index" on "user_account" ("created_at", "id") include ("search_text");
      analyze "user_account";
    `);
  }
}

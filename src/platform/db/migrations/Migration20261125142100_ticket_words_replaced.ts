import { Migration } from '@mikro-orm/migrations';

/** By itself, as one that is held for a moment only: "ticket_search_index" does its work. */
export class Migration20261125142100_ticket_words_replaced extends Migration {
  override up(): void {
    this.addSql('drop index "ticket_words_index";');
  }
}

import { Migration } from '@mikro-orm/migrations';

/** "ticket_words_index" stays until the version that searches by it is gone. */
export class Migration20261125142200_ticket_search_text_indexed extends Migration {
  override up(): void {
    this.addSql(`
      create index if not exists "ticket_search_index" on "ticket" using gin ("search_text" gin_trgm_ops);
      analyze "ticket";
    `);
  }
}

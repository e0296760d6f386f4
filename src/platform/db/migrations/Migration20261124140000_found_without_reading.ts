import { Migration } from '@mikro-orm/migrations';

const plain = (text: string) => `lower(translate(${text}, 'İIıŞşĞğÜüÖöÇç', 'iiissgguuoocc'))`;

/**
 * Indexes from which a search is counted and boosters’ orders are, without reading the rows (bench/LISTS.md). How often a name is
 * there PostgreSQL knows of an expression only once it has looked: until then a search for one that nobody has reads all orders.
 */
export class Migration20261124140000_found_without_reading extends Migration {
  override up(): void {
    this.addSql(`
      create index "orders_customer_called" on "orders" ((${plain('"customer_name"')}) text_pattern_ops) include ("customer_name", "id");
      create index "orders_booster_called" on "orders" ((${plain('"booster_name"')}) text_pattern_ops) include ("booster_name", "id");
      create index "orders_booster_state" on "orders" ("booster_id", "state");
      create index "order_review_hidden" on "order_review" ("created_at", "order_id") where "hidden";
      create index "ticket_words_index" on "ticket" using gin ((${plain(
        `' ' || "subject" || ' ' || "user_name" || ' ' || coalesce("order_number", '')`,
      )}) gin_trgm_ops);
      analyze "orders", "ticket", "order_review";
    `);
  }
}

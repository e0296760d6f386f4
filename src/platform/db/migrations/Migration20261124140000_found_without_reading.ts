import { Migration } from '@mikro-orm/migrations';

const plain = (text: string) => `lower(translate(${text}, 'İIıŞşĞğÜüÖöÇç', 'iiissgguuoocc'))`;

/** Indexes from which a search is counted and boosters’ orders are, without reading the rows (bench/LISTS.md). */
export class Migration20261124140000_found_without_reading extends Migration {
  override up(): void {
    this.addSql(`
      drop index "orders_customer_name";
      drop index "orders_booster_name";
      create index "orders_customer_name" on "orders" ((${plain('"customer_name"')}) text_pattern_ops) include ("customer_name", "id");
      create index "orders_booster_name" on "orders" ((${plain('"booster_name"')}) text_pattern_ops) include ("booster_name", "id");
      create index "orders_booster_state" on "orders" ("booster_id", "state");
      create index "order_review_hidden" on "order_review" ("created_at", "order_id") where "hidden";
      drop index "ticket_search_index";
      create index "ticket_search_index" on "ticket" using gin ((${plain(
        `' ' || "subject" || ' ' || "user_name" || ' ' || coalesce("order_number", '')`,
      )}) gin_trgm_ops);
    `);
  }
}

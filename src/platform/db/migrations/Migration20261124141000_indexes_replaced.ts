import { Migration } from '@mikro-orm/migrations';

/** By itself: it takes the tables for a moment, which would be long while indexes are built. */
export class Migration20261124141000_indexes_replaced extends Migration {
  override up(): void {
    this.addSql('drop index "orders_customer_name", "orders_booster_name", "ticket_search_index";');
  }
}

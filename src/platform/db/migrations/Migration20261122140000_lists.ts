import { Migration } from '@mikro-orm/migrations';

/** The filters and searches of the console's lists that had to read whole tables (docs/decisions/0015). */
export class Migration20261122140000_lists extends Migration {
  override up(): void {
    this.addSql(`
      create index "orders_service_created" on "orders" ("service", "created_at", "id");
      create index "top_up_order_index" on "top_up" ("order_id") where "order_id" is not null;
      create index "message_author_index" on "message" ("sender_id", "created_at", "id");
      create index "message_contact_index" on "message" ("created_at", "id") where cardinality("contacts") > 0;
      create index "message_text_index" on "message" using gin ((lower(translate("text", 'İIıŞşĞğÜüÖöÇç', 'iiissgguuoocc'))) gin_trgm_ops);
    `);
  }
}

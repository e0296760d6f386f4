import { Migration } from '@mikro-orm/migrations';

/** What a list is filtered by: deliveries by how they ended and by what they tell, reports and differences that are open. */
export class Migration20261125141000_filters extends Migration {
  override up(): void {
    this.addSql(`
      create index "webhook_delivery_state_index" on "webhook_delivery" ("state", "created_at", "id");
      create index "webhook_delivery_type_index" on "webhook_delivery" ("type", "created_at", "id");
      create index "message_report_state_index" on "message_report" ("state", "created_at", "id");
      create index "reconciliation_difference_state_index" on "reconciliation_difference" ("state", "found_at", "id");
    `);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** A list of deliveries by how they ended. */
export class Migration20261125141000_deliveries_by_state extends Migration {
  override up(): void {
    this.addSql(
      `create index if not exists "webhook_delivery_state_index" on "webhook_delivery" ("state", "created_at", "id");`,
    );
  }
}

import { Migration } from '@mikro-orm/migrations';

/** A list of deliveries by what they tell. */
export class Migration20261125141100_deliveries_by_type extends Migration {
  override up(): void {
    this.addSql(
      `create index if not exists "webhook_delivery_type_index" on "webhook_delivery" ("type", "created_at", "id");`,
    );
  }
}

import { Migration } from '@mikro-orm/migrations';

/** What is due next for a receiver is found in its order, however much of one moment waits. */
export class Migration20261125130000_deliveries_in_line extends Migration {
  override up(): void {
    this.addSql(
      `create index "webhook_delivery_next_index" on "webhook_delivery" ("webhook_id", "next_try_at", "seq") where "state" = 'waiting';`,
    );
  }
}

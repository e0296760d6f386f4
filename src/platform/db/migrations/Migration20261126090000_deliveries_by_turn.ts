import { Migration } from '@mikro-orm/migrations';

/** Of what is due for a receiver, what was tried most often is found first; the sweep goes on asking by time alone. */
export class Migration20261126090000_deliveries_by_turn extends Migration {
  override up(): void {
    this.addSql(
      `create index "webhook_delivery_turn_index" on "webhook_delivery" ("webhook_id", "tries", "next_try_at", "seq") where "state" = 'waiting';`,
    );
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Beside the key with the order: what has happened since is found by numbers alone. */
export class Migration20261125110100_events_by_number extends Migration {
  override up(): void {
    this.addSql('create index if not exists "order_event_id" on "order_event" ("id");');
  }
}

import { Migration } from '@mikro-orm/migrations';

/**
 * The keys by which timelines and messages are parted by their order's month (docs/decisions/0057), made beforehand so that
 * nothing is built while the tables are held.
 */
export class Migration20261125110000_keys_by_order extends Migration {
  override up(): void {
    this.addSql(`
      create unique index if not exists "order_event_place" on "order_event" ("order_id", "id");
      create index if not exists "order_event_id" on "order_event" ("id");
      create unique index if not exists "message_place" on "message" ("order_id", "id");
      create index if not exists "message_id" on "message" ("id");
    `);
  }
}

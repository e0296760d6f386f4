import { Migration } from '@mikro-orm/migrations';

/** The key by which timelines are parted by their order's month (docs/decisions/0057). Each index is made by itself and beforehand: writers wait for one
 * of them at a time, and nothing is built while the tables are held. */
export class Migration20261125110000_keys_by_order extends Migration {
  override up(): void {
    this.addSql('create unique index if not exists "order_event_place" on "order_event" ("order_id", "id");');
  }
}

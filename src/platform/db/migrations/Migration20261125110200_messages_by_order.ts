import { Migration } from '@mikro-orm/migrations';

/** The key by which messages are parted by their order's month. */
export class Migration20261125110200_messages_by_order extends Migration {
  override up(): void {
    this.addSql('create unique index if not exists "message_place" on "message" ("order_id", "id");');
  }
}

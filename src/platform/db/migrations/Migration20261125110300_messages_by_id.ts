import { Migration } from '@mikro-orm/migrations';

/** Beside the key with the order: a message is found by its id alone. */
export class Migration20261125110300_messages_by_id extends Migration {
  override up(): void {
    this.addSql('create index if not exists "message_id" on "message" ("id");');
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Contact messages that wait for an answer. */
export class Migration20261128210100_contact_waiting extends Migration {
  override up(): void {
    this.addSql(
      `create index if not exists "contact_message_waiting_index" on "contact_message" ("created_at", "id") where "answered_at" is null;`,
    );
  }
}

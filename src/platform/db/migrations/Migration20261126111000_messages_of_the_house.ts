import { Migration } from '@mikro-orm/migrations';

/** What the house wrote is little of all that is said, and is found in its order. */
export class Migration20261126111000_messages_of_the_house extends Migration {
  override up(): void {
    this.addSql(
      `create index "message_house_index" on "message" ("sender_role", "created_at", "id") where "sender_role" in ('staff', 'admin');`,
    );
  }
}

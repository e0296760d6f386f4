import { Migration } from '@mikro-orm/migrations';

/** Contact messages by who answered them, for when one of the staff leaves. */
export class Migration20261128210200_contact_answered_by extends Migration {
  override up(): void {
    this.addSql(
      `create index if not exists "contact_message_answered_by_index" on "contact_message" ("answered_by") where "answered_by" is not null;`,
    );
  }
}

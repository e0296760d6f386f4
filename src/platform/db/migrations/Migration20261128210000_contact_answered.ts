import { Migration } from '@mikro-orm/migrations';

/** Who of the staff answered a contact message, and when. */
export class Migration20261128210000_contact_answered extends Migration {
  override up(): void {
    this.addSql(
      `alter table "contact_message" add column if not exists "answered_at" timestamptz(3) null, add column if not exists "answered_by" uuid null, add column if not exists "answered_by_name" text null;`,
    );
  }
}

import { Migration } from '@mikro-orm/migrations';

export class Migration20261120100090_notification extends Migration {
  override up(): void {
    this.addSql(`
      create table "notification" (
        "id" uuid not null,
        "user_id" uuid not null,
        "kind" text not null,
        "title" text not null,
        "text" text not null,
        "link" text null,
        "read_at" timestamptz(3) null,
        "created_at" timestamptz(3) not null,
        primary key ("id")
      );
      create index "notification_user_index" on "notification" ("user_id", "created_at", "id");
      create index "notification_unread_index" on "notification" ("user_id") where "read_at" is null;
    `);
  }
}

import { Migration } from '@mikro-orm/migrations';

export class Migration20261120100080_conversation extends Migration {
  override up(): void {
    this.addSql(`
      create table "message" (
        "id" uuid not null,
        "order_id" uuid not null,
        "sender_id" uuid not null,
        "sender_role" text not null,
        "sender_name" text not null,
        "text" text not null,
        "created_at" timestamptz(3) not null,
        primary key ("id"),
        constraint "message_sender_role_check" check ("sender_role" in ('customer', 'booster', 'staff', 'admin'))
      );
      create index "message_order_index" on "message" ("order_id", "created_at", "id");
      create index "message_sender_index" on "message" ("order_id", "sender_id", "created_at");
    `);
    this.addSql(`
      create table "conversation_place" (
        "order_id" uuid not null,
        "user_id" uuid not null,
        "unread" int not null,
        primary key ("order_id", "user_id"),
        constraint "conversation_place_unread_check" check ("unread" >= 0)
      );
      create index "conversation_place_unread_index" on "conversation_place" ("user_id") where "unread" > 0;
    `);
  }
}

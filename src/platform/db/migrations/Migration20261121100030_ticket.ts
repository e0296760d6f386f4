import { Migration } from '@mikro-orm/migrations';

const roles = `('customer', 'booster', 'staff', 'admin')`;
const statuses = `('open', 'closed', 'trash')`;

export class Migration20261121100030_ticket extends Migration {
  override up(): void {
    this.addSql(`
      create table "ticket" (
        "id" uuid not null,
        "user_id" uuid not null,
        "user_role" text not null,
        "user_name" text not null,
        "type" text not null,
        "subject" text not null,
        "order_id" uuid null,
        "order_number" text null,
        "status" text not null,
        "answered" boolean not null,
        "read_by_user" boolean not null,
        "read_by_house" boolean not null,
        "created_at" timestamptz(3) not null,
        "updated_at" timestamptz(3) not null,
        primary key ("id"),
        constraint "ticket_user_role_check" check ("user_role" in ${roles}),
        constraint "ticket_type_check" check ("type" in ('account', 'balance', 'order', 'other')),
        constraint "ticket_status_check" check ("status" in ${statuses})
      );
      create index "ticket_user_index" on "ticket" ("user_id", "updated_at", "id");
      create index "ticket_opened_index" on "ticket" ("user_id", "created_at");
      create index "ticket_unread_index" on "ticket" ("user_id") where not "read_by_user";
      create index "ticket_updated_index" on "ticket" ("updated_at", "id");
      create index "ticket_order_index" on "ticket" ("order_id") where "order_id" is not null;
    `);
    this.addSql(`
      create table "ticket_message" (
        "id" uuid not null,
        "ticket_id" uuid not null,
        "sender_id" uuid not null,
        "sender_role" text not null,
        "sender_name" text not null,
        "text" text not null,
        "created_at" timestamptz(3) not null,
        primary key ("id"),
        constraint "ticket_message_sender_role_check" check ("sender_role" in ${roles})
      );
      create index "ticket_message_ticket_index" on "ticket_message" ("ticket_id", "created_at", "id");
      create index "ticket_message_sender_index" on "ticket_message" ("sender_id");
    `);
    this.addSql(`
      create table "ticket_event" (
        "id" uuid not null,
        "ticket_id" uuid not null,
        "actor_id" uuid not null,
        "actor_role" text not null,
        "actor_name" text not null,
        "from_status" text not null,
        "to_status" text not null,
        "at" timestamptz(3) not null,
        primary key ("id"),
        constraint "ticket_event_actor_role_check" check ("actor_role" in ${roles}),
        constraint "ticket_event_from_status_check" check ("from_status" in ${statuses}),
        constraint "ticket_event_to_status_check" check ("to_status" in ${statuses})
      );
      create index "ticket_event_ticket_index" on "ticket_event" ("ticket_id", "at", "id");
    `);
    this.addSql(`
      create table "contact_message" (
        "id" uuid not null,
        "name" text not null,
        "email" text not null,
        "text" text not null,
        "sender" char(43) not null,
        "created_at" timestamptz(3) not null,
        primary key ("id")
      );
      create index "contact_message_sender_index" on "contact_message" ("sender", "created_at");
    `);
  }
}

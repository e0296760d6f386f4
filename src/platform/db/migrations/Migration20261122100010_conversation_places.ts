import { Migration } from '@mikro-orm/migrations';

export class Migration20261122100010_conversation_places extends Migration {
  override up(): void {
    // what was said before is numbered in the order in which it was listed
    this.addSql(`
      alter table "message" add column "seq" int null, add column "client_id" uuid null,
        add column "contacts" text[] not null default '{}';
      update "message" set "seq" = numbered.seq from (
        select id, row_number() over (partition by order_id order by created_at, id) as seq from "message"
      ) numbered where numbered.id = "message".id;
      alter table "message" alter column "seq" set not null, alter column "contacts" drop default;
      alter table "message" add constraint "message_seq_unique" unique ("order_id", "seq");
      alter table "message" add constraint "message_client_unique" unique ("order_id", "sender_id", "client_id");
      drop index "message_order_index";
      create index "message_created_index" on "message" ("created_at", "id");
    `);
    // whoever had nothing unread had listed everything
    this.addSql(`
      alter table "conversation_place" add column "delivered_seq" int not null default 0,
        add column "read_seq" int not null default 0;
      update "conversation_place" place set "delivered_seq" = newest.seq, "read_seq" = newest.seq from (
        select order_id, max(seq) as seq from "message" group by order_id
      ) newest where newest.order_id = place.order_id and place.unread = 0;
      alter table "conversation_place" alter column "delivered_seq" drop default, alter column "read_seq" drop default;
    `);
  }
}

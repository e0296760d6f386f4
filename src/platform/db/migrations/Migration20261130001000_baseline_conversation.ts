import { Migration } from '@mikro-orm/migrations';
import { firstPartitions } from '../partitions.ts';

/** Messages, partitioned by the month of their order (docs/decisions/0057), with reading positions and reports. */
export class Migration20261130001000_baseline_conversation extends Migration {
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
        "seq" int not null,
        "client_id" uuid null,
        "contacts" text[] not null,
        primary key ("order_id", "id"),
        constraint "message_sender_role_check" check ("sender_role" in ('customer', 'booster', 'staff', 'admin')),
        constraint "message_seq_unique" unique ("order_id", "seq"),
        constraint "message_client_unique" unique ("order_id", "sender_id", "client_id")
      ) partition by range ("order_id");
      create index "message_id" on "message" ("id");
      create index "message_created_index" on "message" ("created_at", "id");
      create index "message_author_index" on "message" ("sender_id", "created_at", "id");
      create index "message_contact_index" on "message" ("created_at", "id") where cardinality("contacts") > 0;
      create index "message_text_index" on "message" using gin ((lower(translate("text", 'İIıŞşĞğÜüÖöÇç', 'iiissgguuoocc'))) gin_trgm_ops);
      create index "message_sender_index" on "message" ("order_id", "sender_id", "created_at");
      ${firstPartitions('message')}
      -- as they are called in databases that the older migrations made
      alter index "message_first_order_id_seq_key" rename to "message_first_seq_unique";
      alter index "message_first_order_id_sender_id_client_id_key" rename to "message_first_client_unique";
      alter index "message_first_id_idx" rename to "message_first_id";
      alter index "message_first_created_at_id_idx" rename to "message_first_created_index";
      alter index "message_first_sender_id_created_at_id_idx" rename to "message_first_author_index";
      alter index "message_first_created_at_id_idx1" rename to "message_first_contact_index";
      alter index "message_first_lower_idx" rename to "message_first_text_index";
      alter index "message_first_order_id_sender_id_created_at_idx" rename to "message_first_sender_index";
      -- messages of the staff, which are few
      create index "message_house_index" on "message" ("sender_role", "created_at", "id") where "sender_role" in ('staff', 'admin');
    `);
    this.addSql(`
      create table "conversation_place" (
        "order_id" uuid not null,
        "user_id" uuid not null,
        "unread" int not null,
        "delivered_seq" int not null,
        "read_seq" int not null,
        primary key ("order_id", "user_id"),
        constraint "conversation_place_unread_check" check ("unread" >= 0)
      );
      create index "conversation_place_unread_index" on "conversation_place" ("user_id") where "unread" > 0;
    `);
    this.addSql(`
      create table "message_report" (
        "id" uuid not null,
        "message_id" uuid not null,
        "order_id" uuid not null,
        "sender_id" uuid not null,
        "sender_role" text not null,
        "sender_name" text not null,
        "reporter_id" uuid not null,
        "reporter_role" text not null,
        "reporter_name" text not null,
        "reason" text not null,
        "state" text not null,
        "fee_kurus" bigint null,
        "decided_by" uuid null,
        "decided_by_name" text null,
        "decision" text null,
        "created_at" timestamptz(3) not null,
        "decided_at" timestamptz(3) null,
        primary key ("id"),
        constraint "message_report_fee_check" check (fee_kurus > 0),
        constraint "message_report_sender_role_check" check ("sender_role" in ('customer', 'booster', 'staff', 'admin')),
        constraint "message_report_reporter_role_check" check ("reporter_role" in ('customer', 'booster', 'staff', 'admin')),
        constraint "message_report_state_check" check ("state" in ('open', 'upheld', 'rejected')),
        constraint "message_report_reader_unique" unique ("message_id", "reporter_id")
      );
      create index "message_report_created_index" on "message_report" ("created_at", "id");
      create index "message_report_sender_index" on "message_report" ("sender_id");
      create index "message_report_reporter_index" on "message_report" ("reporter_id");
      create index "message_report_state_index" on "message_report" ("state", "created_at", "id");
    `);
  }
}

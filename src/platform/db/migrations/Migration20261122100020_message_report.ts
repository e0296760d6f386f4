import { Migration } from '@mikro-orm/migrations';

export class Migration20261122100020_message_report extends Migration {
  override up(): void {
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
        constraint "message_report_reader_unique" unique ("message_id", "reporter_id"),
        constraint "message_report_fee_check" check (fee_kurus > 0),
        constraint "message_report_sender_role_check" check ("sender_role" in ('customer', 'booster', 'staff', 'admin')),
        constraint "message_report_reporter_role_check" check ("reporter_role" in ('customer', 'booster', 'staff', 'admin')),
        constraint "message_report_state_check" check ("state" in ('open', 'upheld', 'rejected'))
      );
      create index "message_report_created_index" on "message_report" ("created_at", "id");
      create index "message_report_sender_index" on "message_report" ("sender_id");
      create index "message_report_reporter_index" on "message_report" ("reporter_id");
    `);
  }
}

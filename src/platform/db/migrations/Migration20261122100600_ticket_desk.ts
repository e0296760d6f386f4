import { Migration } from '@mikro-orm/migrations';

/** What the house needs to answer tickets: who waits, how quickly it first answered, what it answers often. */
export class Migration20261122100600_ticket_desk extends Migration {
  override up(): void {
    this.addSql(`
      alter table "ticket"
        add column "waiting_since" timestamptz(3) null,
        add column "first_answered_at" timestamptz(3) null;
      update "ticket" t set
        "first_answered_at" = (
          select min(m."created_at") from "ticket_message" m where m."ticket_id" = t."id" and m."sender_id" <> t."user_id"
        ),
        "waiting_since" = case when t."status" = 'open' and not t."answered" then coalesce(
          (
            select min(m."created_at") from "ticket_message" m
            where m."ticket_id" = t."id" and m."sender_id" = t."user_id" and m."created_at" > coalesce(
              (
                select max(h."created_at") from "ticket_message" h
                where h."ticket_id" = t."id" and h."sender_id" <> t."user_id"
              ),
              '-infinity'
            )
          ),
          t."updated_at"
        ) end;
      alter table "ticket" add constraint "ticket_waiting_check"
        check (("waiting_since" is not null) = ("status" = 'open' and not "answered"));
      create index "ticket_waiting_index" on "ticket" ("waiting_since", "id") where "waiting_since" is not null;
      create index "ticket_answered_index" on "ticket" ("first_answered_at") where "first_answered_at" is not null;
      create index "ticket_search_index" on "ticket" using gin ((lower(translate("subject" || ' ' || "user_name" || ' ' || coalesce("order_number", ''), 'İIıŞşĞğÜüÖöÇç', 'iiissgguuoocc'))) gin_trgm_ops);
    `);
    this.addSql(`
      create index "contact_message_created_index" on "contact_message" ("created_at", "id");
      create index "contact_message_email_index" on "contact_message" ("email");
    `);
    this.addSql(`
      create table "canned_answer" (
        "id" uuid not null,
        "title" text not null,
        "title_key" text not null,
        "text" text not null,
        "type" text null,
        "uses" int not null,
        "created_at" timestamptz(3) not null,
        primary key ("id"),
        constraint "canned_answer_title_unique" unique ("title_key"),
        constraint "canned_answer_type_check" check ("type" in ('account', 'balance', 'order', 'other'))
      );
      create index "canned_answer_uses_index" on "canned_answer" ("uses", "id");
    `);
  }
}

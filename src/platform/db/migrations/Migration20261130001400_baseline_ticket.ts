import { Migration } from '@mikro-orm/migrations';

/** Tickets, messages from the contact page and prepared answers. */
export class Migration20261130001400_baseline_ticket extends Migration {
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
        "waiting_since" timestamptz(3) null,
        "first_answered_at" timestamptz(3) null,
        "top_up_id" uuid null,
        "top_up_number" text null,
        "search_text" text null,
        primary key ("id"),
        constraint "ticket_user_role_check" check ("user_role" in ('customer', 'booster', 'staff', 'admin')),
        constraint "ticket_type_check" check ("type" in ('account', 'balance', 'order', 'other')),
        constraint "ticket_status_check" check ("status" in ('open', 'closed', 'trash')),
        constraint "ticket_waiting_check" check (("waiting_since" is not null) = ("status" = 'open' and not "answered"))
      );
      create index "ticket_user_index" on "ticket" ("user_id", "updated_at", "id");
      create index "ticket_opened_index" on "ticket" ("user_id", "created_at");
      create index "ticket_unread_index" on "ticket" ("user_id") where not "read_by_user";
      create index "ticket_updated_index" on "ticket" ("updated_at", "id");
      create index "ticket_order_index" on "ticket" ("order_id") where "order_id" is not null;
      create index "ticket_waiting_index" on "ticket" ("waiting_since", "id") where "waiting_since" is not null;
      create index "ticket_answered_index" on "ticket" ("first_answered_at") where "first_answered_at" is not null;
      create index "ticket_top_up_index" on "ticket" ("top_up_id") where "top_up_id" is not null;
      create index "ticket_created_index" on "ticket" ("created_at", "id");
      -- for the search of the version before; ticket_search_index replaces it
      create index "ticket_words_index" on "ticket"
        using gin ((lower(translate(' ' || "subject" || ' ' || "user_name" || ' ' || coalesce("order_number", ''), 'İIıŞşĞğÜüÖöÇç', 'iiissgguuoocc'))) gin_trgm_ops);
      create index "ticket_search_index" on "ticket" using gin ("search_text" gin_trgm_ops);
      -- tickets by the beginning of their person's name, without case and with plain letters
      create index "ticket_called_index" on "ticket" ((lower(translate("user_name", 'İIıŞşĞğÜüÖöÇç', 'iiissgguuoocc'))) text_pattern_ops)
        include ("user_name", "id");

      -- folds the text that searches look in when it is written: the index only finds candidates, and each is compared again
      create function ticket_folds_search_text() returns trigger language plpgsql as $$
      begin
        new."search_text" := lower(translate(
          ' ' || new."subject" || ' ' || new."user_name" || ' ' || coalesce(new."order_number", ''), 'İIıŞşĞğÜüÖöÇç', 'iiissgguuoocc'));
        return new;
      end $$;
      create trigger "ticket_search_text" before insert or update of "subject", "user_name", "order_number" on "ticket"
        for each row execute function ticket_folds_search_text();
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
        constraint "ticket_message_sender_role_check" check ("sender_role" in ('customer', 'booster', 'staff', 'admin'))
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
        constraint "ticket_event_actor_role_check" check ("actor_role" in ('customer', 'booster', 'staff', 'admin')),
        constraint "ticket_event_from_status_check" check ("from_status" in ('open', 'closed', 'trash')),
        constraint "ticket_event_to_status_check" check ("to_status" in ('open', 'closed', 'trash'))
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
        "answered_at" timestamptz(3) null,
        "answered_by" uuid null,
        "answered_by_name" text null,
        primary key ("id")
      );
      create index "contact_message_sender_index" on "contact_message" ("sender", "created_at");
      create index "contact_message_created_index" on "contact_message" ("created_at", "id");
      create index "contact_message_email_index" on "contact_message" ("email");
      create index "contact_message_waiting_index" on "contact_message" ("created_at", "id") where "answered_at" is null;
      create index "contact_message_answered_by_index" on "contact_message" ("answered_by") where "answered_by" is not null;
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
        constraint "canned_answer_type_check" check ("type" in ('account', 'balance', 'order', 'other')),
        constraint "canned_answer_title_unique" unique ("title_key")
      );
      create index "canned_answer_uses_index" on "canned_answer" ("uses", "id");
    `);
  }
}

import { Migration } from '@mikro-orm/migrations';
import { firstIdOf, monthsAfter } from '../months.ts';

/**
 * Timelines, messages and notifications by the month (docs/decisions/0057). Each table becomes the first partition of one of
 * its own name, which the version before goes on using; nothing is read, copied or built here.
 */
export class Migration20261125113000_partitions extends Migration {
  override up(): void {
    const bound = firstIdOf(monthsAfter(new Date(), 2));
    this.addSql(heldShortly);
    this.addSql(`
      drop trigger "order_event_told_once" on "order_event";
      drop index "order_event_order";
      alter sequence "order_event_id_seq" owned by none;
      alter table "order_event" drop constraint "order_event_pkey";
      alter table "order_event" rename to "order_event_first";
      alter table "order_event_first" add constraint "order_event_first_pkey" primary key using index "order_event_place";
      alter index "order_event_id" rename to "order_event_first_id";
      alter index "order_event_counted" rename to "order_event_first_counted";

      create table "order_event" (like "order_event_first" including defaults, primary key ("order_id", "id")) partition by range ("order_id");
      alter sequence "order_event_id_seq" owned by "order_event"."id";
      create index "order_event_id" on "order_event" ("id");
      create index "order_event_counted" on "order_event" ("at") where "to_state" in ('starting', 'cancelled');
      ${attached('order_event', bound)}
      ${ordersTimelineStays}
    `);
    this.addSql(`
      alter table "message" drop constraint "message_pkey";
      alter table "message" rename to "message_first";
      alter table "message_first" add constraint "message_first_pkey" primary key using index "message_place";
      alter table "message_first" rename constraint "message_seq_unique" to "message_first_seq_unique";
      alter table "message_first" rename constraint "message_client_unique" to "message_first_client_unique";
      alter index "message_id" rename to "message_first_id";
      alter index "message_created_index" rename to "message_first_created_index";
      alter index "message_author_index" rename to "message_first_author_index";
      alter index "message_contact_index" rename to "message_first_contact_index";
      alter index "message_text_index" rename to "message_first_text_index";
      alter index "message_sender_index" rename to "message_first_sender_index";

      create table "message" (
        like "message_first" including defaults,
        primary key ("order_id", "id"),
        constraint "message_seq_unique" unique ("order_id", "seq"),
        constraint "message_client_unique" unique ("order_id", "sender_id", "client_id"),
        constraint "message_sender_role_check" check ("sender_role" in ('customer', 'booster', 'staff', 'admin'))
      ) partition by range ("order_id");
      create index "message_id" on "message" ("id");
      create index "message_created_index" on "message" ("created_at", "id");
      create index "message_author_index" on "message" ("sender_id", "created_at", "id");
      create index "message_contact_index" on "message" ("created_at", "id") where cardinality("contacts") > 0;
      create index "message_text_index" on "message" using gin ((lower(translate("text", 'İIıŞşĞğÜüÖöÇç', 'iiissgguuoocc'))) gin_trgm_ops);
      create index "message_sender_index" on "message" ("order_id", "sender_id", "created_at");
      ${attached('message', bound)}
    `);
    this.addSql(`
      alter table "notification" rename to "notification_first";
      alter table "notification_first" rename constraint "notification_pkey" to "notification_first_pkey";
      alter index "notification_user_index" rename to "notification_first_user_index";
      alter index "notification_unread_index" rename to "notification_first_unread_index";

      create table "notification" (like "notification_first" including defaults, primary key ("id")) partition by range ("id");
      create index "notification_user_index" on "notification" ("user_id", "created_at", "id");
      create index "notification_unread_index" on "notification" ("user_id") where "read_at" is null;
      ${attached('notification', bound)}
    `);
  }
}

/** Whoever waits for a table makes all wait who come after: behind a long read, such as an export, in short turns. */
const heldShortly = `
do $$
begin
  for turn in 1..120 loop
    begin
      perform set_config('lock_timeout', '500ms', true);
      lock table "order_event", "message", "notification" in access exclusive mode;
      return;
    exception when lock_not_available then
      perform pg_sleep(0.5);
    end;
  end loop;
  raise exception 'order_event, message and notification are being read by somebody for two minutes: end it, and start again';
end $$;`;

const attached = (table: string, bound: string): string => `
  alter table "${table}" attach partition "${table}_first" for values from (minvalue) to ('${bound}');
  alter table "${table}_first" drop constraint "${table}_until";
  create table "${table}_default" partition of "${table}" default;`;

/** A statement's trigger hears only of the table that the statement names: each partition has its own. */
const ordersTimelineStays = `
  create trigger order_event_stays before delete or truncate on "order_event" for each statement execute function ledger_stays();
  create trigger order_event_stays before delete or truncate on "order_event_default" for each statement execute function ledger_stays();
  create trigger order_event_told_once before update on "order_event" for each row
    when (
      row(old.id, old.order_id, old.at, old.kind, old.actor_id, old.actor_role, old.from_state, old.to_state)
        is distinct from
      row(new.id, new.order_id, new.at, new.kind, new.actor_id, new.actor_role, new.from_state, new.to_state)
      or old.actor_id is null
      or new.actor_name <> 'Silinmiş kullanıcı'
      or new.reason is not null
    )
    execute function ledger_stays();`;

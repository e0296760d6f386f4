import { Migration } from '@mikro-orm/migrations';

/** Where programs are told of events, what is sent to them, and each try. A secret lies in the vault. */
export class Migration20261124110001_webhooks extends Migration {
  override up(): void {
    this.addSql(`
      alter table "vault_secret" drop constraint "vault_secret_purpose_check",
        add constraint "vault_secret_purpose_check" check ("purpose" in ('game-account', 'order', 'stock', 'purchase', 'second-factor', 'webhook'));

      create table "webhook" (
        "id" uuid not null,
        "owner_id" uuid not null,
        "url" text not null,
        "events" text[] not null,
        "secret_id" uuid not null,
        "previous_secret_id" uuid null,
        "previous_secret_until" timestamptz(3) null,
        "failing_since" timestamptz(3) null,
        "paused_at" timestamptz(3) null,
        "paused_cause" text null,
        "paused_by" uuid null,
        "created_at" timestamptz(3) not null,
        primary key ("id"),
        constraint "webhook_paused_cause_check" check ("paused_cause" in ('hand', 'failing', 'gone', 'owner')),
        constraint "webhook_paused_check" check ((paused_at is null) = (paused_cause is null)),
        constraint "webhook_previous_secret_check" check ((previous_secret_id is null) = (previous_secret_until is null))
      );
      create index "webhook_created_index" on "webhook" ("created_at", "id");
      create index "webhook_owner_index" on "webhook" ("owner_id");

      create table "webhook_delivery" (
        "id" uuid not null,
        "seq" bigserial not null,
        "event_id" uuid not null,
        "webhook_id" uuid not null,
        "type" text not null,
        "about" uuid not null,
        "order_id" uuid null,
        "payload" text not null,
        "state" text not null,
        "tries" int not null,
        "next_try_at" timestamptz(3) null,
        "created_at" timestamptz(3) not null,
        "ended_at" timestamptz(3) null,
        primary key ("id"),
        constraint "webhook_delivery_state_check" check ("state" in ('waiting', 'delivered', 'given-up', 'withheld')),
        constraint "webhook_delivery_waiting_check" check (("state" = 'waiting') = ("next_try_at" is not null)),
        constraint "webhook_delivery_ended_check" check (("state" = 'waiting') = ("ended_at" is null))
      );
      alter table "webhook_delivery" add constraint "webhook_delivery_seq_unique" unique ("seq");
      create index "webhook_delivery_created_index" on "webhook_delivery" ("created_at", "id");
      create index "webhook_delivery_webhook_index" on "webhook_delivery" ("webhook_id", "created_at", "id");
      create index "webhook_delivery_order_index" on "webhook_delivery" ("order_id") where "order_id" is not null;
      create index "webhook_delivery_event_index" on "webhook_delivery" ("event_id");
      create index "webhook_delivery_due_index" on "webhook_delivery" ("webhook_id", "next_try_at") where "state" = 'waiting';
      create index "webhook_delivery_line_index" on "webhook_delivery" ("webhook_id", "about", "seq") where "state" = 'waiting';

      create table "webhook_try" (
        "id" bigserial primary key,
        "delivery_id" uuid not null,
        "at" timestamptz(3) not null,
        "duration_ms" int not null,
        "status" int null,
        "fault" text null,
        "answer" text null,
        constraint "webhook_try_fault_check" check ("fault" in ('timeout', 'unreachable', 'address', 'tls'))
      );
      create index "webhook_try_delivery_index" on "webhook_try" ("delivery_id", "id");
    `);
  }
}

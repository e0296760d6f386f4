import { Migration } from '@mikro-orm/migrations';

/** API keys and webhooks. For a key only its hash is stored; the secret of a webhook is in the vault. */
export class Migration20261130001900_baseline_integration extends Migration {
  override up(): void {
    this.addSql(`
      create table "api_key" (
        "id" uuid not null,
        "name" text not null,
        "owner_id" uuid not null,
        "scopes" text[] not null,
        "per_minute" int not null,
        "secret_hash" text not null,
        "created_at" timestamptz(3) not null,
        "expires_at" timestamptz(3) null,
        "last_used_at" timestamptz(3) null,
        "ended_at" timestamptz(3) null,
        "ended_by" uuid null,
        "ended_because" text null,
        "successor_id" uuid null,
        primary key ("id"),
        constraint "api_key_ended_check" check ((ended_at is null) = (ended_by is null) and (ended_at is null) = (ended_because is null)),
        constraint "api_key_per_minute_check" check (per_minute >= 1 and per_minute <= 6000)
      );
      create index "api_key_created_index" on "api_key" ("created_at", "id");
      create index "api_key_owner_index" on "api_key" ("owner_id", "created_at");
    `);
    this.addSql(`
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
        -- until when the receiver asked to be left alone
        "held_until" timestamptz(3) null,
        -- waiting deliveries are queued again in parts: 100,000 in one statement took 9 s
        "renewing" boolean not null default false,
        primary key ("id"),
        constraint "webhook_paused_cause_check" check ("paused_cause" in ('hand', 'failing', 'gone', 'owner')),
        constraint "webhook_paused_check" check ((paused_at is null) = (paused_cause is null)),
        constraint "webhook_previous_secret_check" check ((previous_secret_id is null) = (previous_secret_until is null))
      );
      create index "webhook_created_index" on "webhook" ("created_at", "id");
      create index "webhook_owner_index" on "webhook" ("owner_id");
    `);
    this.addSql(`
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
        constraint "webhook_delivery_ended_check" check (("state" = 'waiting') = ("ended_at" is null)),
        constraint "webhook_delivery_seq_unique" unique ("seq")
      );
      create index "webhook_delivery_created_index" on "webhook_delivery" ("created_at", "id");
      create index "webhook_delivery_webhook_index" on "webhook_delivery" ("webhook_id", "created_at", "id");
      create index "webhook_delivery_order_index" on "webhook_delivery" ("order_id") where "order_id" is not null;
      create index "webhook_delivery_event_index" on "webhook_delivery" ("event_id");
      create index "webhook_delivery_line_index" on "webhook_delivery" ("webhook_id", "about", "seq") where "state" = 'waiting';
      -- what is due next for a receiver, in its order
      create index "webhook_delivery_next_index" on "webhook_delivery" ("webhook_id", "next_try_at", "seq") where "state" = 'waiting';
      create index "webhook_delivery_state_index" on "webhook_delivery" ("state", "created_at", "id");
      create index "webhook_delivery_type_index" on "webhook_delivery" ("type", "created_at", "id");
      -- of what is due, what was tried most often is found first
      create index "webhook_delivery_turn_index" on "webhook_delivery" ("webhook_id", "tries", "next_try_at", "seq") where "state" = 'waiting';
    `);
    this.addSql(`
      create table "webhook_try" (
        "id" bigserial not null,
        "delivery_id" uuid not null,
        "at" timestamptz(3) not null,
        "duration_ms" int not null,
        "status" int null,
        "fault" text null,
        "answer" text null,
        primary key ("id"),
        constraint "webhook_try_fault_check" check ("fault" in ('timeout', 'unreachable', 'address', 'tls'))
      );
      create index "webhook_try_delivery_index" on "webhook_try" ("delivery_id", "id");
    `);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Tables of the platform. */
export class Migration20261130000000_baseline_platform extends Migration {
  override up(): void {
    this.addSql(`
      -- a trusted extension: the owner of the database may create it
      create extension if not exists pg_trgm;
    `);
    this.addSql(`
      create table "idempotency_key" (
        "user_id" uuid not null,
        "key" text not null,
        "request_hash" char(64) not null,
        "answer" text null,
        "created_at" timestamptz(3) not null,
        primary key ("user_id", "key")
      );
      create index "idempotency_key_created_at_index" on "idempotency_key" ("created_at");
    `);
    this.addSql(`
      create table "outbox" (
        "id" bigserial not null,
        "type" text not null,
        "audience" text[] not null,
        "data" jsonb not null,
        "created_at" timestamptz(3) not null default now(),
        primary key ("id")
      );
    `);
    this.addSql(`
      create table "live_event" (
        "id" bigserial not null,
        "type" text not null,
        "audience" text[] not null,
        "data" jsonb not null,
        "created_at" timestamptz(3) not null,
        primary key ("id")
      );
      create index "live_event_created_at_index" on "live_event" ("created_at");
    `);
    this.addSql(`
      create table "rate_limit" (
        "key" text not null,
        "count" int not null,
        "window_ends_at" timestamptz(3) not null,
        primary key ("key")
      );
      create index "rate_limit_window_index" on "rate_limit" ("window_ends_at");
    `);
    this.addSql(`
      create table "sent_mail" (
        "key" text not null,
        "claimed_at" timestamptz(3) not null,
        "sent_at" timestamptz(3) null,
        primary key ("key")
      );
      create index "sent_mail_claimed_index" on "sent_mail" ("claimed_at");
    `);
    // Failed records of a sweep wait for their next try, so that they do not fail in every run.
    this.addSql(`
      create table "sweep_failure" (
        "sweep" text not null,
        "subject_id" uuid not null,
        "attempts" int not null,
        "tried_again_at" timestamptz(3) not null,
        primary key ("sweep", "subject_id")
      );
    `);
    // The log level of all processes until a time, in place of the configured one.
    this.addSql(`
      create table "log_level" (
        "id" int not null,
        "level" text not null,
        "until" timestamptz(3) not null,
        primary key ("id"),
        constraint "log_level_one_check" check (id = 1)
      );
    `);
  }
}

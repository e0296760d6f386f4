import { Migration } from '@mikro-orm/migrations';

export class Migration20261120100000_platform extends Migration {
  override up(): void {
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
        "id" bigserial primary key,
        "type" text not null,
        "audience" text[] not null,
        "data" jsonb not null,
        "created_at" timestamptz(3) not null default now()
      );
      create table "live_event" (
        "id" bigserial primary key,
        "type" text not null,
        "audience" text[] not null,
        "data" jsonb not null,
        "created_at" timestamptz(3) not null
      );
      create index "live_event_created_at_index" on "live_event" ("created_at");
    `);
  }

  override down(): void {
    this.addSql(`drop table "live_event", "outbox", "idempotency_key"`);
  }
}

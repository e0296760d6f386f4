import { Migration } from '@mikro-orm/migrations';

export class Migration20261120100010_identity extends Migration {
  override up(): void {
    // a trusted extension: the owner of the database may create it
    this.addSql(`create extension if not exists pg_trgm`);
    this.addSql(`
      create table "user_account" (
        "id" uuid not null,
        "first_name" text not null,
        "last_name" text not null,
        "email" text not null,
        "email_canonical" text not null,
        "phone" text null,
        "username" text not null,
        "username_canonical" text not null,
        "password_hash" text null,
        "must_change_password" boolean not null,
        "role" text not null,
        "scopes" text[] not null,
        "status" text not null,
        "ban_reason" text null,
        "email_verified" boolean not null,
        "marketing_mail" boolean not null,
        "search_text" text not null,
        "created_at" timestamptz(3) not null,
        "last_seen_at" timestamptz(3) null,
        primary key ("id"),
        constraint "user_account_email_unique" unique ("email_canonical"),
        constraint "user_account_phone_unique" unique ("phone"),
        constraint "user_account_username_unique" unique ("username_canonical"),
        constraint "user_account_ban_check" check (("status" = 'banned') = ("ban_reason" is not null)),
        constraint "user_account_role_check" check ("role" in ('customer', 'booster', 'staff', 'admin')),
        constraint "user_account_status_check" check ("status" in ('active', 'banned', 'deleted'))
      );
      create index "user_account_created_index" on "user_account" ("created_at", "id");
      create index "user_account_role_index" on "user_account" ("role", "created_at", "id");
      create index "user_account_status_index" on "user_account" ("status", "created_at", "id");
      create index "user_account_name_index" on "user_account" ("last_name", "first_name", "id");
      create index "user_account_search_index" on "user_account" using gin ("search_text" gin_trgm_ops);
    `);
    this.addSql(`
      create table "user_session" (
        "id" uuid not null,
        "user_id" uuid not null,
        "refresh_hash" char(64) not null,
        "rotations" jsonb not null,
        "created_at" timestamptz(3) not null,
        "expires_at" timestamptz(3) not null,
        "revoked_at" timestamptz(3) null,
        primary key ("id")
      );
      create index "user_session_user_index" on "user_session" ("user_id");
      create index "user_session_expiry_index" on "user_session" ("expires_at");
    `);
    this.addSql(`
      create table "password_link" (
        "id" uuid not null,
        "user_id" uuid not null,
        "token_hash" char(64) not null,
        "expires_at" timestamptz(3) not null,
        "used_at" timestamptz(3) null,
        primary key ("id"),
        constraint "password_link_token_unique" unique ("token_hash")
      );
      create index "password_link_user_index" on "password_link" ("user_id");
      create index "password_link_expiry_index" on "password_link" ("expires_at");
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
  }
}

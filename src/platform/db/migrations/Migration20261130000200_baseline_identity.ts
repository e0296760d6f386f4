import { Migration } from '@mikro-orm/migrations';

/** Accounts, sessions and second factors. */
export class Migration20261130000200_baseline_identity extends Migration {
  override up(): void {
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
        "muted_notices" text[] not null,
        "mail_failure" text null,
        "mail_failed_at" timestamptz(3) null,
        -- access that another person has just given does not count at once
        "access_given_at" timestamptz(3) null,
        "access_changes" jsonb not null default '[]',
        primary key ("id"),
        constraint "user_account_ban_check" check (("status" = 'banned') = ("ban_reason" is not null)),
        constraint "user_account_role_check" check ("role" in ('customer', 'booster', 'staff', 'admin')),
        constraint "user_account_status_check" check ("status" in ('active', 'banned', 'deleted')),
        constraint "user_account_email_unique" unique ("email_canonical"),
        constraint "user_account_phone_unique" unique ("phone"),
        constraint "user_account_username_unique" unique ("username_canonical"),
        constraint "user_account_mail_failure_check" check ("mail_failure" in ('refused', 'given-up'))
      );
      create index "user_account_created_index" on "user_account" ("created_at", "id");
      create index "user_account_role_index" on "user_account" ("role", "created_at", "id");
      create index "user_account_status_index" on "user_account" ("status", "created_at", "id");
      create index "user_account_name_index" on "user_account" ("last_name", "first_name", "id");
      create index "user_account_search_index" on "user_account" using gin ("search_text" gin_trgm_ops);
      create index "user_account_mail_failure_index" on "user_account" ("mail_failed_at", "id") where "mail_failed_at" is not null;
      -- the console's list of boosters: by name, user name and status, and its search
      create index "user_account_booster_called" on "user_account" ((lower(translate(first_name, 'İIıŞşĞğÜüÖöÇç', 'iiissgguuoocc'))), "id")
        where "role" = 'booster';
      create index "user_account_booster_username" on "user_account" ("username_canonical", "id") where "role" = 'booster';
      create index "user_account_booster_status" on "user_account" ("status", "id") where "role" = 'booster';
      create index "user_account_booster_search" on "user_account" using gin ("search_text" gin_trgm_ops) where "role" = 'booster';
      -- the newest people that a search means: the index alone answers (bench/LISTS.md)
      create index "user_account_called_index" on "user_account" ("created_at", "id") include ("search_text");
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
        "device" text not null,
        "last_used_at" timestamptz(3) not null,
        "address" text not null,
        "ended_because" text null,
        primary key ("id")
      );
      create index "user_session_user_index" on "user_session" ("user_id", "last_used_at", "id");
      create index "user_session_used_index" on "user_session" ("last_used_at", "id");
      create index "user_session_created_index" on "user_session" ("created_at", "id");
      -- sessions that live are counted in the index alone
      create index "user_session_living_index" on "user_session" ("expires_at", "revoked_at");
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
    // The key of a second factor lies in the vault.
    this.addSql(`
      create table "second_factor" (
        "user_id" uuid not null,
        "confirmed_at" timestamptz(3) null,
        "last_step" bigint not null,
        "recovery_hashes" text[] not null,
        primary key ("user_id")
      );
    `);
    // New addresses that the staff entered and that their owner has not confirmed yet (docs/decisions/0085).
    this.addSql(`
      create table "email_change" (
        "id" uuid not null,
        "user_id" uuid not null,
        "email" text not null,
        "asked_by" uuid not null,
        "asked_at" timestamptz(3) not null,
        "expires_at" timestamptz(3) not null,
        "token_hash" char(64) not null,
        primary key ("id"),
        constraint "email_change_user_unique" unique ("user_id"),
        constraint "email_change_token_unique" unique ("token_hash")
      );
      create index "email_change_expiry_index" on "email_change" ("expires_at");
    `);
    // Addresses that were proved before a change.
    this.addSql(`
      create table "former_email" (
        "id" uuid not null,
        "user_id" uuid not null,
        "email" text not null,
        "until" timestamptz(3) not null,
        primary key ("id")
      );
      create index "former_email_user_index" on "former_email" ("user_id");
    `);
  }
}

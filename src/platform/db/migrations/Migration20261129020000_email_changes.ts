import { Migration } from '@mikro-orm/migrations';

/** New addresses that the staff entered and whose owner has not confirmed yet; addresses that were proved before (decision 0085). */
export class Migration20261129020000_email_changes extends Migration {
  override up(): void {
    this.addSql(`
      create table "email_change" (
        "id" uuid not null,
        "user_id" uuid not null,
        "email" text not null,
        "asked_by" uuid not null,
        "asked_at" timestamptz(3) not null,
        "expires_at" timestamptz(3) not null,
        "token_hash" char(64) not null,
        constraint "email_change_pkey" primary key ("id"),
        constraint "email_change_user_unique" unique ("user_id"),
        constraint "email_change_token_unique" unique ("token_hash")
      );
      create index "email_change_expiry_index" on "email_change" ("expires_at");
      create table "former_email" (
        "id" uuid not null,
        "user_id" uuid not null,
        "email" text not null,
        "until" timestamptz(3) not null,
        constraint "former_email_pkey" primary key ("id")
      );
      create index "former_email_user_index" on "former_email" ("user_id");
    `);
  }
}

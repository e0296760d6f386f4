import { Migration } from '@mikro-orm/migrations';

export class Migration20261120100050_vault extends Migration {
  override up(): void {
    this.addSql(`
      create table "game_account" (
        "id" uuid not null,
        "owner_id" uuid not null,
        "game" text not null,
        "server" text not null,
        "in_game_name" text not null,
        "created_at" timestamptz(3) not null,
        primary key ("id"),
        constraint "game_account_game_check" check ("game" in ('league', 'valorant', 'wildrift', 'tft'))
      );
      create index "game_account_owner_index" on "game_account" ("owner_id", "created_at");
    `);
    this.addSql(`
      create table "order_account" (
        "order_id" uuid not null,
        "account_id" uuid not null,
        "owner_id" uuid not null,
        "game" text not null,
        "server" text not null,
        "in_game_name" text not null,
        "created_at" timestamptz(3) not null,
        "erase_after" timestamptz(3) not null,
        "erased_at" timestamptz(3) null,
        primary key ("order_id"),
        constraint "order_account_game_check" check ("game" in ('league', 'valorant', 'wildrift', 'tft'))
      );
      create index "order_account_account_index" on "order_account" ("account_id") where "erased_at" is null;
      create index "order_account_due_index" on "order_account" ("erase_after") where "erased_at" is null;
    `);
    this.addSql(`
      create table "vault_secret" (
        "purpose" text not null,
        "subject_id" uuid not null,
        "owner_id" uuid not null,
        "key_version" int not null,
        "wrapped_key" bytea not null,
        "ciphertext" bytea not null,
        primary key ("purpose", "subject_id"),
        constraint "vault_secret_purpose_check" check ("purpose" in ('game-account', 'order'))
      );
      create index "vault_secret_key_version_index" on "vault_secret" ("key_version");
    `);
  }
}

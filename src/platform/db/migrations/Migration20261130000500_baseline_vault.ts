import { Migration } from '@mikro-orm/migrations';

/** Game accounts, secrets, the devices of boosters and the log-ins that were released to them. */
export class Migration20261130000500_baseline_vault extends Migration {
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
      -- orders are found by the name in the game (docs/decisions/0047)
      create index "order_account_name_index" on "order_account" ((lower(translate("in_game_name", 'İIıŞşĞğÜüÖöÇç', 'iiissgguuoocc'))) text_pattern_ops);
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
        constraint "vault_secret_purpose_check" check ("purpose" in ('game-account', 'order', 'stock', 'purchase', 'second-factor', 'webhook'))
      );
      create index "vault_secret_key_version_index" on "vault_secret" ("key_version");
    `);
    this.addSql(`
      create table "booster_device" (
        "id" uuid not null,
        "booster_id" uuid not null,
        "name" text not null,
        "hwid" text not null,
        "public_key" jsonb not null,
        "thumbprint" text not null,
        "state" text not null,
        "created_at" timestamptz(3) not null,
        "confirmed_at" timestamptz(3) null,
        "confirmed_by" uuid null,
        "removed_at" timestamptz(3) null,
        primary key ("id"),
        constraint "booster_device_thumbprint_unique" unique ("thumbprint")
      );
      create index "booster_device_booster" on "booster_device" ("booster_id", "created_at", "id");
      create index "booster_device_created" on "booster_device" ("created_at", "id");
    `);
    this.addSql(`
      create table "login_release" (
        "id" uuid not null,
        "order_id" uuid not null,
        "order_number" text not null,
        "booster_id" uuid not null,
        "device_id" uuid not null,
        "requested_at" timestamptz(3) not null,
        "expires_at" timestamptz(3) not null,
        "opened_at" timestamptz(3) null,
        primary key ("id")
      );
      create index "login_release_order" on "login_release" ("order_id", "requested_at");
      create index "login_release_device" on "login_release" ("device_id", "requested_at");
      create index "login_release_requested" on "login_release" ("requested_at", "id");
      create index "login_release_booster" on "login_release" ("booster_id", "requested_at");

      create function login_release_stays() returns trigger language plpgsql as $$
      begin
        raise exception 'a release of credentials stays as it was recorded' using errcode = 'integrity_constraint_violation';
      end $$;
      create trigger "login_release_stays" before delete or truncate on "login_release"
        for each statement execute function login_release_stays();
      -- a release is opened once and within its time, whatever the code does
      create trigger "login_release_opens_once" before update on "login_release" for each row
        when (
          old.opened_at is not null or new.opened_at > old.expires_at or new.expires_at > old.expires_at
          or row(old.id, old.order_id, old.order_number, old.booster_id, old.device_id, old.requested_at)
            is distinct from row(new.id, new.order_id, new.order_number, new.booster_id, new.device_id, new.requested_at)
        )
        execute function login_release_stays();
    `);
  }
}

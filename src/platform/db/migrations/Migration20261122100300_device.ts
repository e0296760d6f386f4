import { Migration } from '@mikro-orm/migrations';

/** Boosters' devices, and what was released to them. What was opened stays opened, whatever the code does. */
export class Migration20261122100300_device extends Migration {
  override up(): void {
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
        primary key ("id")
      );
      alter table "booster_device" add constraint "booster_device_thumbprint_unique" unique ("thumbprint");
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
    `);
    this.addSql(`
      create function login_release_stays() returns trigger language plpgsql as $$
      begin
        raise exception 'a release of credentials stays as it was recorded' using errcode = 'integrity_constraint_violation';
      end $$;
      create trigger login_release_stays before delete or truncate on login_release
        for each statement execute function login_release_stays();
      create trigger login_release_opens_once before update on login_release for each row
        when (
          old.opened_at is not null or new.opened_at > old.expires_at or new.expires_at > old.expires_at
          or row(old.id, old.order_id, old.order_number, old.booster_id, old.device_id, old.requested_at)
            is distinct from row(new.id, new.order_id, new.order_number, new.booster_id, new.device_id, new.requested_at)
        )
        execute function login_release_stays();
    `);
  }
}

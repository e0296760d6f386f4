import { Migration } from '@mikro-orm/migrations';

/** What programs of integrators get in with. A key's secret is not here, only its hash. */
export class Migration20261123180000_api_key extends Migration {
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
  }
}

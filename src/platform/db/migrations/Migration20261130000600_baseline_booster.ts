import { Migration } from '@mikro-orm/migrations';

/** Profiles of boosters and applications to become one. */
export class Migration20261130000600_baseline_booster extends Migration {
  override up(): void {
    this.addSql(`
      create table "booster_profile" (
        "id" uuid not null,
        "simultaneous_orders" int not null,
        "available_services" text[] not null,
        "league_rank" text null,
        "valorant_rank" text null,
        "wildrift_rank" text null,
        "tft_rank" text null,
        "comfortable_league_servers" text[] not null,
        "comfortable_wildrift_servers" text[] not null,
        "comfortable_valorant_servers" text[] not null,
        "languages" text[] not null,
        "country" text null,
        "residency" text null,
        "tier" int not null,
        "hwid" text null,
        primary key ("id"),
        constraint "booster_profile_orders_check" check ("simultaneous_orders" >= 0),
        constraint "booster_profile_tier_check" check ("tier" >= 1 and "tier" <= 4)
      );
      create index "booster_profile_tier_index" on "booster_profile" ("tier", "id");
    `);
    this.addSql(`
      create table "booster_application" (
        "id" uuid not null,
        "state" text not null,
        "first_name" text not null,
        "last_name" text not null,
        "email" text not null,
        "phone" text not null,
        "country" text not null,
        "residency" text not null,
        "languages" text[] not null,
        "league_rank" text null,
        "valorant_rank" text null,
        "wildrift_rank" text null,
        "tft_rank" text null,
        "comfortable_league_servers" text[] not null,
        "comfortable_wildrift_servers" text[] not null,
        "comfortable_valorant_servers" text[] not null,
        "weekly_hours" int not null,
        "links" text[] not null,
        "experience" text not null,
        "created_at" timestamptz(3) not null,
        "exchange" jsonb not null,
        "decided_by" uuid null,
        "decided_at" timestamptz(3) null,
        "reason" text null,
        "user_id" uuid null,
        primary key ("id"),
        constraint "booster_application_state_check" check ("state" in ('waiting', 'asked', 'approved', 'refused'))
      );
      create index "booster_application_created_index" on "booster_application" ("created_at", "id");
      -- one open application for each address
      create unique index "booster_application_open_unique" on "booster_application" ("email") where "state" in ('waiting', 'asked');
    `);
  }
}

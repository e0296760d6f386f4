import { Migration } from '@mikro-orm/migrations';

export class Migration20261120100060_booster extends Migration {
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
    `);
  }
}

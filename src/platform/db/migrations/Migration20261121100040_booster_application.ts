import { Migration } from '@mikro-orm/migrations';

export class Migration20261121100040_booster_application extends Migration {
  override up(): void {
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
        primary key ("id"),
        constraint "booster_application_state_check" check ("state" in ('waiting', 'approved', 'refused'))
      );
      create index "booster_application_created_index" on "booster_application" ("created_at", "id");
      create unique index "booster_application_waiting_unique" on "booster_application" ("email") where "state" = 'waiting';
    `);
  }
}

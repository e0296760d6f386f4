import { Migration } from '@mikro-orm/migrations';

/** What the house changes without a deployment; and until when a finished order can be confirmed, fixed when it is finished. */
export class Migration20261123100000_settings extends Migration {
  override up(): void {
    this.addSql(`
      create table "house_settings" (
        "id" int not null,
        "version" int not null,
        "document" jsonb not null,
        "changes" jsonb not null,
        primary key ("id"),
        constraint "house_settings_one" check (id = 1)
      );
      alter table "orders" add column "closes_at" timestamptz(3) null;
      -- until now everyone was promised 72 hours
      update "orders" set "closes_at" = "finished_at" + interval '72 hours' where "finished_at" is not null;
    `);
  }
}

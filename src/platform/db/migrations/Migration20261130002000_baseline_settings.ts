import { Migration } from '@mikro-orm/migrations';

/** Settings that the staff change without a deployment. */
export class Migration20261130002000_baseline_settings extends Migration {
  override up(): void {
    this.addSql(`
      create table "house_settings" (
        "id" int not null,
        "version" int not null,
        "document" jsonb not null,
        "changes" jsonb not null,
        -- the limit that a raised one has replaced: a raised one does not count at once
        "limit_before" jsonb null,
        primary key ("id"),
        constraint "house_settings_one" check (id = 1)
      );
    `);
  }
}

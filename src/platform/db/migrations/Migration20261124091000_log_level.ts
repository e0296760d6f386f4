import { Migration } from '@mikro-orm/migrations';

/** What every process writes into its log, until a time, in place of what its configuration says. */
export class Migration20261124091000_log_level extends Migration {
  override up(): void {
    this.addSql(`
      create table "log_level" (
        "id" int not null,
        "level" text not null,
        "until" timestamptz(3) not null,
        primary key ("id"),
        constraint "log_level_one_check" check (id = 1)
      );
    `);
  }
}

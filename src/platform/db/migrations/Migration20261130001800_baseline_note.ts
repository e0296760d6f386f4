import { Migration } from '@mikro-orm/migrations';

/** Notes and suspicions of the staff about users and orders. */
export class Migration20261130001800_baseline_note extends Migration {
  override up(): void {
    this.addSql(`
      create table "house_note" (
        "id" uuid not null,
        "subject" text not null,
        "record_id" uuid not null,
        "kind" text not null,
        "text" text not null,
        "author_id" uuid not null,
        "author_name" text not null,
        "created_at" timestamptz(3) not null,
        "lifted_by" uuid null,
        "lifted_by_name" text null,
        "lifted_at" timestamptz(3) null,
        "lifted_because" text null,
        "people" uuid[] not null,
        primary key ("id"),
        constraint "house_note_subject_check" check ("subject" in ('user', 'order')),
        constraint "house_note_kind_check" check ("kind" in ('note', 'suspicion'))
      );
      create index "house_note_record_index" on "house_note" ("subject", "record_id", "created_at");
      create index "house_note_latest_index" on "house_note" ("subject", "created_at", "id");
      create index "house_note_people_index" on "house_note" using gin ("people");
      create index "house_note_open_index" on "house_note" ("subject", "created_at", "id") where "kind" = 'suspicion' and "lifted_at" is null;
      create index "house_note_suspicion_index" on "house_note" ("created_at", "id") where "kind" = 'suspicion';
      create index "house_note_open_suspicion_index" on "house_note" ("created_at", "id") where "kind" = 'suspicion' and "lifted_at" is null;
    `);
  }
}

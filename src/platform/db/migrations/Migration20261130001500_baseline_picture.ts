import { Migration } from '@mikro-orm/migrations';

/** Metadata of pictures. Their bytes are in the storage. */
export class Migration20261130001500_baseline_picture extends Migration {
  override up(): void {
    this.addSql(`
      create table "picture" (
        "id" uuid not null,
        "owner_id" uuid not null,
        "sha256" char(64) not null,
        "bytes" int not null,
        "width" int not null,
        "height" int not null,
        "created_at" timestamptz(3) not null,
        "subject_kind" text null,
        "subject_id" uuid null,
        -- which of the pictures of its record: uploads that run side by side end in any order
        "place" smallint null,
        primary key ("id"),
        constraint "picture_subject_kind_check" check (
          "subject_kind" in ('order-proof', 'dispute', 'dispute-answer', 'rank-report', 'ticket-message')
        )
      );
      create index "picture_owner_index" on "picture" ("owner_id");
      create index "picture_subject_index" on "picture" ("subject_id", "id") where "subject_id" is not null;
      create index "picture_unattached_index" on "picture" ("created_at", "id") where "subject_id" is null;
    `);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Who published a version of the price book, when and why; and versions that wait for their time, or were called off. */
export class Migration20261122140000_price_book_editions extends Migration {
  override up(): void {
    this.addSql(`
      alter table "price_book"
        add column "id" uuid not null default gen_random_uuid(),
        add column "reason" text null,
        add column "author_id" uuid null,
        add column "based_on" int null,
        add column "changes" int not null default 0,
        add column "created_at" timestamptz(3) null,
        add column "cancelled_at" timestamptz(3) null;
      update "price_book" set "created_at" = "published_at";
      alter table "price_book"
        alter column "id" drop default,
        alter column "changes" drop default,
        alter column "created_at" set not null,
        add constraint "price_book_id_unique" unique ("id");
    `);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Reviews, and what the landing pages read: only confirmed orders and shown reviews are in the indexes. */
export class Migration20261121100020_review extends Migration {
  override up(): void {
    this.addSql(`
      create table "order_review" (
        "order_id" uuid not null,
        "service" text not null,
        "stars" int not null,
        "text" text not null,
        "first_name" text not null,
        "hidden" boolean not null,
        "created_at" timestamptz(3) not null,
        primary key ("order_id"),
        constraint "order_review_stars_check" check (stars >= 1 and stars <= 5)
      );
      create index "order_review_shown" on "order_review" ("created_at") where not "hidden";
      create index "orders_confirmed" on "orders" ("finished_at") where "state" in ('closed', 'completed');
    `);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Who decided that a review is shown to nobody, or again, and why. */
export class Migration20261122100400_review_judged extends Migration {
  override up(): void {
    this.addSql(`
      alter table "order_review"
        add column "judged_by" uuid null,
        add column "judged_by_name" text null,
        add column "judged_at" timestamptz(3) null,
        add column "judged_because" text null;
      create index "order_review_created" on "order_review" ("created_at", "order_id");
    `);
  }
}

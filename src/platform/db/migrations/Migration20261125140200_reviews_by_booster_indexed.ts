import { Migration } from '@mikro-orm/migrations';

export class Migration20261125140200_reviews_by_booster_indexed extends Migration {
  override up(): void {
    this.addSql(`
      create index if not exists "order_review_booster" on "order_review" ("booster_id", "created_at", "order_id") include ("hidden", "stars");
      analyze "order_review";
    `);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Reviews are found by their stars, in the order of their list. */
export class Migration20261126171100_reviews_by_stars extends Migration {
  override up(): void {
    this.addSql('create index "order_review_stars" on "order_review" ("stars", "created_at", "order_id");');
  }
}

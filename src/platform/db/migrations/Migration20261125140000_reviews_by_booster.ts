import { Migration } from '@mikro-orm/migrations';

/**
 * Whose work a review is about, so that a booster's are found and counted without their orders. From closed on an order keeps its
 * booster; the database writes it, for the version before as well. What was written before is filled in by the next migration.
 */
export class Migration20261125140000_reviews_by_booster extends Migration {
  override up(): void {
    this.addSql(`
      alter table "order_review" add column "booster_id" uuid null;
      create function order_review_names_booster() returns trigger language plpgsql as $$
      begin
        new."booster_id" := coalesce(new."booster_id", (select "booster_id" from "orders" where "id" = new."order_id"));
        return new;
      end $$;
      create trigger order_review_booster before insert on "order_review" for each row execute function order_review_names_booster();
    `);
  }
}

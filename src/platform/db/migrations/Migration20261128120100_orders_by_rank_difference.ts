import { Migration } from '@mikro-orm/migrations';

/** The few orders that wait for an answer about the rank found at the start. */
export class Migration20261128120100_orders_by_rank_difference extends Migration {
  override up(): void {
    this.addSql(`
      create index "orders_rank_differs" on "orders" ("rank_differs_since") where "rank_differs_since" is not null;
    `);
  }
}

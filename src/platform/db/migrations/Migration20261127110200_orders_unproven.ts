import { Migration } from '@mikro-orm/migrations';

/** The queue of what was finished without proof of its goal. */
export class Migration20261127110200_orders_unproven extends Migration {
  override up(): void {
    this.addSql(`
      create index "orders_unproven" on "orders" ("created_at", "id") where "state" = 'finished' and "closes_at" is null;
    `);
  }
}

import { Migration } from '@mikro-orm/migrations';
import { refuseInvalid } from '../made-ahead.ts';

/** A booster's orders by their state. Also counts those that the booster plays (docs/decisions/0100). */
export class Migration20261202000001_orders_of_booster extends Migration {
  override up(): void {
    this.addSql(refuseInvalid('orders_of_booster'));
    this.addSql(`
      create index if not exists "orders_of_booster" on "orders" ("booster_id", "state", "created_at", "id") where "booster_id" is not null;
    `);
  }

  override down(): void {
    this.addSql('drop index "orders_of_booster";');
  }
}

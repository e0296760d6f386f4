import { Migration } from '@mikro-orm/migrations';
import { refuseInvalid } from '../made-ahead.ts';

/** Orders of a state. Those that were cancelled within some time are found in the index alone (docs/decisions/0100). */
export class Migration20261202000005_orders_of_state extends Migration {
  override up(): void {
    this.addSql(refuseInvalid('orders_of_state'));
    this.addSql(`
      create index if not exists "orders_of_state" on "orders" ("state", "created_at", "id") include ("cancelled_at");
      analyze "orders";
    `);
  }

  override down(): void {
    this.addSql('drop index "orders_of_state";');
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Both serve what these two did: what is played is a part of what is promised. */
export class Migration20261128190300_orders_late_replaced extends Migration {
  override up(): void {
    this.addSql(`drop index "orders_late";`);
    this.addSql(`drop index "orders_played";`);
  }
}

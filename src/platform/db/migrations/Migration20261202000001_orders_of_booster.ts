import { Migration } from '@mikro-orm/migrations';

/** A booster's orders by their state. Also counts those that the booster plays (docs/decisions/0100). */
export class Migration20261202000001_orders_of_booster extends Migration {
  override up(): void {
    this.addSql(`
      create index if not exists "orders_of_booster" on "orders" ("booster_id", "state", "created_at", "id") where "booster_id" is not null;
      drop index "orders_booster_created", "orders_booster_state", "orders_load";
    `);
  }

  override down(): void {
    this.addSql(`
      create index "orders_booster_created" on "orders" ("booster_id", "created_at", "id");
      create index "orders_booster_state" on "orders" ("booster_id", "state");
      create index "orders_load" on "orders" ("booster_id") where "state" in ('starting', 'started', 'in-game');
      drop index "orders_of_booster";
    `);
  }
}

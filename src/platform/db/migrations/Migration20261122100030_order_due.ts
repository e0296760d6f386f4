import { Migration } from '@mikro-orm/migrations';

/** When an order that is being played should be finished, so that late ones are found; those under way begin now. */
export class Migration20261122100030_order_due extends Migration {
  override up(): void {
    this.addSql(`
      alter table "orders" add column "due_at" timestamptz(3) null;
      update "orders" set "due_at" = date_trunc('milliseconds', now()) + "max_hours" * interval '1 hour'
        where "state" in ('started', 'in-game') and "game" <> 'coaching';
      create index "orders_due" on "orders" ("due_at") where "state" in ('started', 'in-game');
    `);
  }
}

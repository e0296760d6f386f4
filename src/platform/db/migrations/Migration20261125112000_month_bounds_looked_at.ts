import { Migration } from '@mikro-orm/migrations';

/** Reads the tables while everybody goes on writing: attaching them need not read them then. */
export class Migration20261125112000_month_bounds_looked_at extends Migration {
  override up(): void {
    this.addSql(`
      alter table "order_event" validate constraint "order_event_until";
      alter table "message" validate constraint "message_until";
      alter table "notification" validate constraint "notification_until";
    `);
  }
}

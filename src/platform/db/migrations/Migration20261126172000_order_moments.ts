import { Migration } from '@mikro-orm/migrations';

/** When an order was taken first, and when it was cancelled: what lists look for and figures count. */
export class Migration20261126172000_order_moments extends Migration {
  override up(): void {
    this.addSql(`
      alter table "orders"
        add column "first_taken_at" timestamptz(3) null,
        add column "cancelled_at" timestamptz(3) null;
    `);
  }
}

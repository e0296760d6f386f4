import { Migration } from '@mikro-orm/migrations';

/** What the booster found at the start of an order, since when a difference waits, and what it changed of the price. */
export class Migration20261128120000_rank_reports extends Migration {
  override up(): void {
    this.addSql(`
      alter table "orders"
        add column "rank_difference_kurus" bigint not null default '0',
        add column "rank_report" jsonb null,
        add column "rank_differs_since" timestamptz(3) null;
    `);
  }
}

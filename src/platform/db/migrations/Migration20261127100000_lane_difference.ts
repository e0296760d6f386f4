import { Migration } from '@mikro-orm/migrations';

/** What a dearer lane added to an order's price after it was placed. */
export class Migration20261127100000_lane_difference extends Migration {
  override up(): void {
    this.addSql(`alter table "orders" add column "lane_difference_kurus" bigint not null default '0';`);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** A card payment may be for the lane of an order; where that can't be changed any more, it says why. */
export class Migration20261128140000_top_up_lane extends Migration {
  override up(): void {
    this.addSql(`alter table "top_up" add column "lane_change" jsonb null, add column "lane_refused" text null;`);
    this.addSql(
      `alter table "top_up" add constraint "top_up_lane_check" check (lane_change is null or draft is null);`,
    );
  }
}

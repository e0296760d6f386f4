import { Migration } from '@mikro-orm/migrations';

/** The console’s boosters are found in the order of their tiers. */
export class Migration20261126130500_boosters_by_tier extends Migration {
  override up(): void {
    this.addSql(`
      create index "booster_profile_tier_index" on "booster_profile" ("tier", "id");
    `);
  }
}

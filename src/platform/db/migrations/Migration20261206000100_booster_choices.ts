import { Migration } from '@mikro-orm/migrations';

/** Whether a booster takes orders, and what they want to earn in a week (docs/decisions/0116). */
export class Migration20261206000100_booster_choices extends Migration {
  override up(): void {
    this.addSql(
      `alter table "booster_profile" add column "takes_orders" boolean not null default true, add column "week_goal" int null;`,
    );
  }

  override down(): void {
    this.addSql(`alter table "booster_profile" drop column "takes_orders", drop column "week_goal";`);
  }
}

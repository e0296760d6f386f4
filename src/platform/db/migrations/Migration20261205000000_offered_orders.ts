import { Migration } from '@mikro-orm/migrations';

/** The booster whom the customer prefers, and until when only they see the order (docs/decisions/0111). */
export class Migration20261205000000_offered_orders extends Migration {
  override up(): void {
    this.addSql(
      `alter table "orders" add column "offered_to" uuid null, add column "offered_until" timestamptz(3) null;`,
    );
  }

  override down(): void {
    this.addSql(`alter table "orders" drop column "offered_to", drop column "offered_until";`);
  }
}

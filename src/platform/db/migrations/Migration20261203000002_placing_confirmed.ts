import { Migration } from '@mikro-orm/migrations';

/** When the customer was mailed that the order is placed (docs/decisions/0039). */
export class Migration20261203000002_placing_confirmed extends Migration {
  override up(): void {
    this.addSql(`alter table "orders" add column "placing_confirmed_at" timestamptz(3) null;`);
  }

  override down(): void {
    this.addSql(`alter table "orders" drop column "placing_confirmed_at";`);
  }
}

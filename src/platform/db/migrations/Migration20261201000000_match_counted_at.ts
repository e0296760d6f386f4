import { Migration } from '@mikro-orm/migrations';

/** The time from which a match counts (docs/decisions/0066). */
export class Migration20261201000000_match_counted_at extends Migration {
  override up(): void {
    this.addSql(`alter table "order_match" add column "counted_at" timestamptz(3) null;`);
  }

  override down(): void {
    this.addSql(`alter table "order_match" drop column "counted_at";`);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Where the proven progress of an order counts on from; without it the work counts by its matches alone. */
export class Migration20261127110100_proven_from extends Migration {
  override up(): void {
    this.addSql(`alter table "orders" add column "proven_from" jsonb null;`);
  }
}

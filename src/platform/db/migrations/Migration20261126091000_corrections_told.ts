import { Migration } from '@mikro-orm/migrations';

/** What a correction of an order's progress made of what; a database may have it by this migration's earlier name. */
export class Migration20261126091000_corrections_told extends Migration {
  override up(): void {
    this.addSql(`alter table "order_event" add column if not exists "progress" jsonb null;`);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** A list of differences that are open. */
export class Migration20261125141300_differences_by_state extends Migration {
  override up(): void {
    this.addSql(
      `create index "reconciliation_difference_state_index" on "reconciliation_difference" ("state", "found_at", "id");`,
    );
  }
}

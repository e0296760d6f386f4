import { Migration } from '@mikro-orm/migrations';

/** A list of reports that are open. */
export class Migration20261125141200_reports_by_state extends Migration {
  override up(): void {
    this.addSql(`create index "message_report_state_index" on "message_report" ("state", "created_at", "id");`);
  }
}

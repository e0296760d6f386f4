import { Migration } from '@mikro-orm/migrations';

/** For the list of those that ended for a cause that is rare. */
export class Migration20261129030300_top_ups_by_cause extends Migration {
  override up(): void {
    this.addSql(
      `create index if not exists "top_up_cause_index" on "top_up" ("cause", "created_at") where "cause" is not null; analyze "top_up";`,
    );
  }
}

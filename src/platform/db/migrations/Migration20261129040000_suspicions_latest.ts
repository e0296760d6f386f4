import { Migration } from '@mikro-orm/migrations';

/** Suspicions about users and orders in one list. */
export class Migration20261129040000_suspicions_latest extends Migration {
  override up(): void {
    this.addSql(
      `create index if not exists "house_note_suspicion_index" on "house_note" ("created_at", "id") where "kind" = 'suspicion';`,
    );
  }
}

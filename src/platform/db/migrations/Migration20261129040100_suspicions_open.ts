import { Migration } from '@mikro-orm/migrations';

/** Those of them that nobody has lifted. */
export class Migration20261129040100_suspicions_open extends Migration {
  override up(): void {
    this.addSql(
      `create index if not exists "house_note_open_suspicion_index" on "house_note" ("created_at", "id") where "kind" = 'suspicion' and "lifted_at" is null;`,
    );
  }
}

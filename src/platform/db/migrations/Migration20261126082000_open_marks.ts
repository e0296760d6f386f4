import { Migration } from '@mikro-orm/migrations';

/** Marks that stand, of people or orders. */
export class Migration20261126082000_open_marks extends Migration {
  override up(): void {
    this.addSql(
      `create index if not exists "house_note_open_index" on "house_note" ("subject", "created_at", "id") where "kind" = 'suspicion' and "lifted_at" is null;`,
    );
  }
}

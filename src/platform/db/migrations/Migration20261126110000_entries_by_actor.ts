import { Migration } from '@mikro-orm/migrations';

/** The entries that somebody made are found in their order. */
export class Migration20261126110000_entries_by_actor extends Migration {
  override up(): void {
    this.addSql(
      `create index "ledger_entry_actor_index" on "ledger_entry" ("actor_id", "created_at", "id") where "actor_id" is not null;`,
    );
  }
}

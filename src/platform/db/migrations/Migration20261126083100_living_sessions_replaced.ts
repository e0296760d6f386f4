import { Migration } from '@mikro-orm/migrations';

/** Serves the version before as well. */
export class Migration20261126083100_living_sessions_replaced extends Migration {
  override up(): void {
    this.addSql(`drop index "user_session_expiry_index";`);
  }
}

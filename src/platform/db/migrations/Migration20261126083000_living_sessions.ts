import { Migration } from '@mikro-orm/migrations';

/** Sessions that live, counted in the index alone. */
export class Migration20261126083000_living_sessions extends Migration {
  override up(): void {
    this.addSql(
      `create index if not exists "user_session_living_index" on "user_session" ("expires_at", "revoked_at");`,
    );
  }
}

import { Migration } from '@mikro-orm/migrations';

/** The console looks for what one booster was given, and their export does. */
export class Migration20261122100500_login_release_booster extends Migration {
  override up(): void {
    this.addSql(`create index "login_release_booster" on "login_release" ("booster_id", "requested_at");`);
  }
}

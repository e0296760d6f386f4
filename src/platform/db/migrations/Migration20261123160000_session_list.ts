import { Migration } from '@mikro-orm/migrations';

/** Where a session came from, and the orders in which the console lists them. */
export class Migration20261123160000_session_list extends Migration {
  override up(): void {
    this.addSql(`
      alter table "user_session" add column "address" text not null default '';
      alter table "user_session" alter column "address" drop default;
      drop index "user_session_user_index";
      create index "user_session_user_index" on "user_session" ("user_id", "last_used_at", "id");
      create index "user_session_used_index" on "user_session" ("last_used_at", "id");
      create index "user_session_created_index" on "user_session" ("created_at", "id");
    `);
  }
}

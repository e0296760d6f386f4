import { Migration } from '@mikro-orm/migrations';

/** Browsers that are told by web push. */
export class Migration20261122120100_push_subscription extends Migration {
  override up(): void {
    this.addSql(`
      create table "push_subscription" (
        "id" uuid not null,
        "user_id" uuid not null,
        "session_id" uuid not null,
        "endpoint" text not null,
        "p256dh" text not null,
        "auth" text not null,
        "created_at" timestamptz(3) not null,
        primary key ("id"),
        constraint "push_subscription_endpoint_unique" unique ("endpoint")
      );
      create index "push_subscription_user_index" on "push_subscription" ("user_id", "created_at");
      create index "push_subscription_session_index" on "push_subscription" ("session_id");
    `);
  }
}

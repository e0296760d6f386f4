import { Migration } from '@mikro-orm/migrations';
import { firstPartitions } from '../partitions.ts';

/** Notifications, partitioned by month (docs/decisions/0057), and browsers that get web push. */
export class Migration20261130001100_baseline_notification extends Migration {
  override up(): void {
    this.addSql(`
      create table "notification" (
        "id" uuid not null,
        "user_id" uuid not null,
        "kind" text not null,
        "title" text not null,
        "text" text not null,
        "link" text null,
        "read_at" timestamptz(3) null,
        "created_at" timestamptz(3) not null,
        primary key ("id")
      ) partition by range ("id");
      create index "notification_user_index" on "notification" ("user_id", "created_at", "id");
      create index "notification_unread_index" on "notification" ("user_id") where "read_at" is null;
      ${firstPartitions('notification')}
      -- as they are called in databases that the older migrations made
      alter index "notification_first_user_id_created_at_id_idx" rename to "notification_first_user_index";
      alter index "notification_first_user_id_idx" rename to "notification_first_unread_index";
    `);
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

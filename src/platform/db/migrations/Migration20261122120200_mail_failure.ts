import { Migration } from '@mikro-orm/migrations';

/** Why and since when mail does not reach somebody. */
export class Migration20261122120200_mail_failure extends Migration {
  override up(): void {
    this.addSql(`
      alter table "user_account" add column "mail_failure" text null, add column "mail_failed_at" timestamptz(3) null,
        add constraint "user_account_mail_failure_check" check ("mail_failure" in ('refused', 'given-up'));
      create index "user_account_mail_failure_index" on "user_account" ("mail_failed_at", "id") where "mail_failed_at" is not null;
    `);
  }
}

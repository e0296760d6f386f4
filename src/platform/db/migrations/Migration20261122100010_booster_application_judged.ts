import { Migration } from '@mikro-orm/migrations';

/** Applications are asked back about, and decided; one that was asked about keeps its address like one that waits. */
export class Migration20261122100010_booster_application_judged extends Migration {
  override up(): void {
    this.addSql(`
      alter table "booster_application"
        add column "exchange" jsonb not null default '[]',
        add column "decided_by" uuid null,
        add column "decided_at" timestamptz(3) null,
        add column "reason" text null,
        add column "user_id" uuid null,
        drop constraint "booster_application_state_check",
        add constraint "booster_application_state_check"
          check ("state" in ('waiting', 'asked', 'approved', 'refused'));
      alter table "booster_application" alter column "exchange" drop default;
      create unique index "booster_application_open_unique" on "booster_application" ("email")
        where "state" in ('waiting', 'asked');
      drop index "booster_application_waiting_unique";
    `);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Fines above a booster's balance: the rest is collected from later earnings (decision 0081). */
export class Migration20261129010000_fine_claims extends Migration {
  override up(): void {
    this.addSql(`
      create table "fine_claim" ("id" uuid not null, "booster_id" uuid not null, "amount_kurus" bigint not null,
        "settled_kurus" bigint not null, "waived_kurus" bigint not null, "state" text not null, "reason" text null,
        "order_id" uuid null, "created_by" uuid not null, "created_at" timestamptz(3) not null, "waived_by" uuid null,
        "waived_at" timestamptz(3) null, "waiver_reason" text null, primary key ("id"));
    `);
    this.addSql(`
      alter table "fine_claim"
        add constraint "fine_claim_state_check" check ("state" in ('open', 'settled', 'waived')),
        add constraint "fine_claim_amount_check" check (amount_kurus > 0),
        add constraint "fine_claim_settled_check" check (settled_kurus >= 0),
        add constraint "fine_claim_waived_check" check (waived_kurus >= 0),
        add constraint "fine_claim_open_check" check ((settled_kurus + waived_kurus) <= amount_kurus and (state = 'open') = ((settled_kurus + waived_kurus) < amount_kurus)),
        add constraint "fine_claim_waiver_check" check ((state = 'waived') = (waived_at is not null) and (state = 'waived') = (waived_kurus > 0) and (state = 'waived') = (waiver_reason is not null));
    `);
    this.addSql(
      `create index "fine_claim_booster_id_created_at_id_index" on "fine_claim" ("booster_id", "created_at", "id");`,
    );
    this.addSql(`create index "fine_claim_state_created_at_id_index" on "fine_claim" ("state", "created_at", "id");`);
    this.addSql(`create index "fine_claim_created_at_id_index" on "fine_claim" ("created_at", "id");`);
    this.addSql(`create index "fine_claim_amount_index" on "fine_claim" ("amount_kurus", "id");`);
  }
}

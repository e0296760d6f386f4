import { Migration } from '@mikro-orm/migrations';

/** How one side of a dispute says that it shall end, and when the other accepted it (decision 0083). */
export class Migration20261128220000_dispute_agreements extends Migration {
  override up(): void {
    this.addSql(`
      alter table "order_dispute" add column "proposal_id" uuid null, add column "proposed_by" text null,
        add column "proposed_end" text null, add column "proposed_refund_kurus" bigint null,
        add column "proposed_at" timestamptz(3) null, add column "agreed_at" timestamptz(3) null;
    `);
    this.addSql(`
      alter table "order_dispute" add constraint "order_dispute_proposal_check" check (proposal_id is null and proposed_by is null and proposed_end is null and proposed_refund_kurus is null and proposed_at is null and agreed_at is null or proposal_id is not null and proposed_by is not null and proposed_by in ('customer', 'booster') and proposed_at is not null and proposed_end is not null and (proposed_end = 'refunded' and proposed_refund_kurus is not null and proposed_refund_kurus > 0 or proposed_end = 'upheld' and proposed_refund_kurus is null));
    `);
  }
}

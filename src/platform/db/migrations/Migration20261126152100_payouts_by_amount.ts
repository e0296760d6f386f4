import { Migration } from '@mikro-orm/migrations';

/** Payouts are put in order of their amount, and found by a range of it. */
export class Migration20261126152100_payouts_by_amount extends Migration {
  override up(): void {
    this.addSql('create index "payout_amount_index" on "payout" ("amount_kurus", "id");');
  }
}

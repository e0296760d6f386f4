import { Migration } from '@mikro-orm/migrations';

/** The console's list of all payouts is in order of time; the indexes there are begin with booster or state. */
export class Migration20261125080000_payouts_by_time extends Migration {
  override up(): void {
    this.addSql('create index "payout_created_at_id_index" on "payout" ("created_at", "id");');
  }
}

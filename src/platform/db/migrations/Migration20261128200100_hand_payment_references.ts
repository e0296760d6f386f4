import { Migration } from '@mikro-orm/migrations';

/** For the search by the beginning of a bank's reference. */
export class Migration20261128200100_hand_payment_references extends Migration {
  override up(): void {
    this.addSql(`create index "hand_payment_reference_index" on "hand_payment" ("reference" text_pattern_ops)`);
  }
}

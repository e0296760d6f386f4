import { Migration } from '@mikro-orm/migrations';

/** For the search by the bank's reference of a refund. */
export class Migration20261128200200_hand_refund_references extends Migration {
  override up(): void {
    this.addSql(
      `create index "hand_refund_bank_index" on "hand_refund" ("bank_reference" text_pattern_ops) where "bank_reference" is not null`,
    );
  }
}

import { Migration } from '@mikro-orm/migrations';

/** For the search by the beginning of a payment's number. */
export class Migration20261129040200_difference_numbers extends Migration {
  override up(): void {
    this.addSql(
      `create index "reconciliation_difference_number_index" on "reconciliation_difference" (lower("merchant_oid") text_pattern_ops); analyze "reconciliation_difference";`,
    );
  }
}

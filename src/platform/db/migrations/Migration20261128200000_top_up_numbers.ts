import { Migration } from '@mikro-orm/migrations';

/** For the search by the beginning of a payment's number. */
export class Migration20261128200000_top_up_numbers extends Migration {
  override up(): void {
    this.addSql(`create index "top_up_number_index" on "top_up" ("merchant_oid" text_pattern_ops)`);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Top-ups are put in order of their amount, and found by a range of it. */
export class Migration20261126152000_top_ups_by_amount extends Migration {
  override up(): void {
    this.addSql('create index "top_up_amount_index" on "top_up" ("amount_kurus", "id");');
  }
}

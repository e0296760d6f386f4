import { Migration } from '@mikro-orm/migrations';

/** When the provider was last asked about a card payment; what is open is so little that it is sorted without an index. */
export class Migration20261126100000_top_up_asked extends Migration {
  override up(): void {
    this.addSql(`alter table "top_up" add column "asked_at" timestamptz(3) null;`);
  }
}

import { Migration } from '@mikro-orm/migrations';

/**
 * When the provider last said that a card payment was not paid. Empty is right for those that were asked about before: whether they
 * were answered, nobody knows, so that those of the last day are asked about once more.
 */
export class Migration20261126141000_top_up_not_paid extends Migration {
  override up(): void {
    this.addSql(`alter table "top_up" add column "not_paid_at" timestamptz(3) null;`);
  }
}

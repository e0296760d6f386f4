import { Migration } from '@mikro-orm/migrations';

/**
 * How often the provider was asked to give a refund, and since when somebody is at it. The version before says neither: what it has
 * begun, and what was begun before this, is taken for asked for, so that no refusal of a repeated call is believed.
 */
export class Migration20261126140000_refund_taken_up extends Migration {
  override up(): void {
    this.addSql(`
      alter table "top_up" add column "refund_calls" int not null default 1,
        add column "refund_taken_up_at" timestamptz(3) null;
    `);
  }
}

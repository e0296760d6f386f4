import { Migration } from '@mikro-orm/migrations';

/** A ticket may be about a card payment. */
export class Migration20261122121000_ticket_top_up extends Migration {
  override up(): void {
    this.addSql(`
      alter table "ticket" add column "top_up_id" uuid null, add column "top_up_number" text null;
      create index "ticket_top_up_index" on "ticket" ("top_up_id") where "top_up_id" is not null;
    `);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** What a search looks in, folded once: the index finds rows, and each that it finds is looked at again. */
export class Migration20261125142000_tickets_folded extends Migration {
  override up(): void {
    this.addSql(`
      alter table "ticket" add column "search_text" text null generated always as (lower(translate(
        ' ' || "subject" || ' ' || "user_name" || ' ' || coalesce("order_number", ''), 'İIıŞşĞğÜüÖöÇç', 'iiissgguuoocc'))) stored;
      create index "ticket_search_index" on "ticket" using gin ("search_text" gin_trgm_ops);
    `);
  }
}

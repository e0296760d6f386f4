import { Migration } from '@mikro-orm/migrations';

/**
 * What a search looks in, folded once: the index finds rows, and each that it finds is looked at again. The database writes it, for the
 * version before as well; a generated column would, but it takes the whole table while it is written anew.
 */
export class Migration20261125142000_ticket_search_text extends Migration {
  override up(): void {
    this.addSql(`
      alter table "ticket" add column "search_text" text null;
      create function ticket_folds_search_text() returns trigger language plpgsql as $$
      begin
        new."search_text" := lower(translate(
          ' ' || new."subject" || ' ' || new."user_name" || ' ' || coalesce(new."order_number", ''), 'İIıŞşĞğÜüÖöÇç', 'iiissgguuoocc'));
        return new;
      end $$;
      create trigger ticket_search_text before insert or update of "subject", "user_name", "order_number" on "ticket"
        for each row execute function ticket_folds_search_text();
    `);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Tickets by the beginning of their person's name, without case and with plain letters. */
export class Migration20261126084000_tickets_by_name extends Migration {
  override up(): void {
    this.addSql(`
      create index if not exists "ticket_called_index" on "ticket" ((lower(translate("user_name", 'İIıŞşĞğÜüÖöÇç', 'iiissgguuoocc'))) text_pattern_ops) include ("user_name", "id");
      analyze "ticket";
    `);
  }
}

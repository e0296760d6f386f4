import { Migration } from '@mikro-orm/migrations';

/** The console’s boosters are found in the order of their names: of all users only these. */
export class Migration20261126130100_boosters_by_first_name extends Migration {
  override up(): void {
    this.addSql(`
      create index "user_account_booster_called" on "user_account" ((lower(translate(first_name, 'İIıŞşĞğÜüÖöÇç', 'iiissgguuoocc'))), "id") where "role" = 'booster';
      analyze "user_account";
    `);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Orders are found by what they are played as, and names with plain letters like everywhere else (docs/decisions/0047). */
export class Migration20261123140000_searches extends Migration {
  override up(): void {
    this.addSql(`
      create index "order_account_name_index" on "order_account" ((lower(translate("in_game_name", 'İIıŞşĞğÜüÖöÇç', 'iiissgguuoocc'))) text_pattern_ops);
      drop index "orders_customer_name";
      create index "orders_customer_name" on "orders" ((lower(translate("customer_name", 'İIıŞşĞğÜüÖöÇç', 'iiissgguuoocc'))) text_pattern_ops);
      drop index "orders_booster_name";
      create index "orders_booster_name" on "orders" ((lower(translate("booster_name", 'İIıŞşĞğÜüÖöÇç', 'iiissgguuoocc'))) text_pattern_ops);
    `);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** The console’s boosters are found in the order of what their wallets hold; with the id the index is all that is read. */
export class Migration20261126151300_wallets_of_boosters_indexed extends Migration {
  override up(): void {
    this.addSql(`
      create index if not exists "ledger_account_booster_balance_index" on "ledger_account" ("balance_kurus", (substr("id", 8)::uuid)) include ("id") where "of_booster";
      analyze "ledger_account";
    `);
  }
}

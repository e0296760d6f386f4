import { Migration } from '@mikro-orm/migrations';

/**
 * Said once, after a wallet's first posting: who is a booster has been one from the beginning, and what is posted later asks
 * nobody. The database does it, for the version before as well.
 */
export class Migration20261126151100_wallets_of_boosters_kept extends Migration {
  override up(): void {
    this.addSql(`
      create function ledger_account_is_of_booster() returns trigger language plpgsql as $$
      begin
        update "ledger_account" set "of_booster" = true
        where "id" = new."id" and exists (select from "booster_profile" where "id" = substr(new."id", 8)::uuid);
        return null;
      end $$;
      create trigger ledger_account_booster after insert on "ledger_account"
        for each row when (new."id" like 'wallet:%') execute function ledger_account_is_of_booster();
    `);
  }
}

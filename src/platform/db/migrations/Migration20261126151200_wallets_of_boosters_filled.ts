import { Migration } from '@mikro-orm/migrations';

/** A wallet at a time: none is held while others are written. */
export class Migration20261126151200_wallets_of_boosters_filled extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`
      do $$
      declare
        "one" uuid;
      begin
        for "one" in select "id" from "booster_profile" order by 1 loop
          update "ledger_account" set "of_booster" = true where "id" = 'wallet:' || "one" and not "of_booster";
          commit;
        end loop;
      end $$;`);
  }
}

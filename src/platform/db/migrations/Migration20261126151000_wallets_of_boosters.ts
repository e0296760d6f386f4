import { Migration } from '@mikro-orm/migrations';

/** Whether a wallet is a booster’s. It stays theirs when they leave. */
export class Migration20261126151000_wallets_of_boosters extends Migration {
  override up(): void {
    this.addSql(`alter table "ledger_account" add column "of_booster" boolean not null default false;`);
  }
}

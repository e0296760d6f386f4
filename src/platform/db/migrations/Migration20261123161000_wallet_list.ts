import { Migration } from '@mikro-orm/migrations';

/** When each account moved last, and the orders in which the console lists wallets. */
export class Migration20261123161000_wallet_list extends Migration {
  override up(): void {
    this.addSql(`
      alter table "ledger_account" add column "moved_at" timestamptz(3) not null default now();
      alter table "ledger_account" disable trigger "ledger_account_at_commit";
      update "ledger_account" set "moved_at" = "ledger_entry"."created_at"
        from "ledger_posting" join "ledger_entry" on "ledger_entry"."id" = "ledger_posting"."entry_id"
        where "ledger_posting"."account" = "ledger_account"."id" and "ledger_posting"."seq" = "ledger_account"."last_seq";
      alter table "ledger_account" enable trigger "ledger_account_at_commit";
      create index "ledger_account_wallet_balance_index" on "ledger_account" ("balance_kurus", "id") where "id" like 'wallet:%';
      create index "ledger_account_wallet_moved_index" on "ledger_account" ("moved_at", "id") where "id" like 'wallet:%';
    `);
  }
}

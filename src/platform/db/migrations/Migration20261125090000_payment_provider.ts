import { Migration } from '@mikro-orm/migrations';

/** How each payment came. The version before writes card payments only, so that the default says the truth for its rows. */
export class Migration20261125090000_payment_provider extends Migration {
  override up(): void {
    this.addSql(`
      alter table "top_up" add column "provider" text not null default 'paytr',
        add constraint "top_up_provider_check" check ("provider" in ('paytr', 'bank-transfer', 'e-wallet'));
      create index "top_up_provider_created_at_index" on "top_up" ("provider", "created_at");
    `);
    // the way is part of the intent: the ledger's account follows from it
    this.addSql(`
      create trigger top_up_provider_stays before update on top_up for each row
        when (old.provider <> new.provider) execute function top_up_intent_stays();
    `);
  }
}

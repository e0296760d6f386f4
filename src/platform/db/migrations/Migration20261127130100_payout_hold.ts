import { Migration } from '@mikro-orm/migrations';

/** Who changed what lets somebody into an account, and whether a payout goes to a bank account that is new for its booster. */
export class Migration20261127130100_payout_hold extends Migration {
  override up(): void {
    this.addSql(`
      alter table "user_account" add column "access_changes" jsonb not null default '[]';
      alter table "payout"
        add column "iban_new" boolean not null default false,
        add column "confirmed_at" timestamptz(3) null;
    `);
  }
}

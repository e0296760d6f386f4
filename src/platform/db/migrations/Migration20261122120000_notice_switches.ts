import { Migration } from '@mikro-orm/migrations';

/** What can no longer be turned off counts as told again (kernel/notices.ts says why). */
export class Migration20261122120000_notice_switches extends Migration {
  override up(): void {
    this.addSql(`
      update "user_account" set "muted_notices" = array(
        select name from unnest("muted_notices") as name where name <> all (array[
          'order-dispute.app', 'top-up-refunded.app', 'top-up-refunded.mail', 'payout-paid.app', 'payout-paid.mail',
          'payout-refused.app', 'payout-refused.mail', 'order-login.app', 'device-confirmed.app'
        ])
      ) where cardinality("muted_notices") > 0;
    `);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** A cause stands as long as there is no money, and whoever has failed has failed as something. The next migration looks at the rows. */
export class Migration20261129030200_top_up_cause_stands extends Migration {
  override up(): void {
    this.addSql(`
      alter table "top_up"
        add constraint "top_up_unpaid_check" check ((state in ('failed', 'expired')) = (cause is not null)) not valid,
        add constraint "top_up_expired_check" check ((state = 'expired') = (cause is not distinct from 'expired')) not valid,
        add constraint "top_up_failed_check" check ((failed_at is null) = (failed_as is null)) not valid;
    `);
  }
}

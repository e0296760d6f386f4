import { Migration } from '@mikro-orm/migrations';
import { firstIdOf, monthsAfter } from '../months.ts';

/**
 * Up to where each table's rows reach that are there already: into the month after the coming one, so that no month ends
 * meanwhile. Not looked at here but by the next migration, which holds nobody up.
 */
export class Migration20261125111000_month_bounds extends Migration {
  override up(): void {
    const bound = firstIdOf(monthsAfter(new Date(), 2));
    this.addSql(`
      alter table "order_event" add constraint "order_event_until" check ("order_id" < '${bound}') not valid;
      alter table "message" add constraint "message_until" check ("order_id" < '${bound}') not valid;
      alter table "notification" add constraint "notification_until" check ("id" < '${bound}') not valid;
    `);
  }
}

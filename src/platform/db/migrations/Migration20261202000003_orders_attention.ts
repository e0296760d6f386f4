import { Migration } from '@mikro-orm/migrations';
import { refuseInvalid } from '../made-ahead.ts';

/** Orders that need attention, from the time on that the index's first column says (docs/decisions/0100). */
export class Migration20261202000003_orders_attention extends Migration {
  override up(): void {
    this.addSql(refuseInvalid('orders_attention'));
    this.addSql(`
      create index if not exists "orders_attention" on "orders" ((case when "disputed" or "booster_requested_at" is not null or "account_requested_at" is not null or "state" = 'finished' and "closes_at" is null then '-infinity'::timestamptz when "rank_differs_since" is not null then 'infinity'::timestamptz when "state" in ('processing', 'starting', 'started', 'in-game') and "paused_at" is null then "due_at" end), "created_at", "id")
        include ("state", "due_at", "paused_at", "rank_differs_since", "disputed", "booster_requested_at", "account_requested_at", "closes_at")
        where (case when "disputed" or "booster_requested_at" is not null or "account_requested_at" is not null or "state" = 'finished' and "closes_at" is null then '-infinity'::timestamptz when "rank_differs_since" is not null then 'infinity'::timestamptz when "state" in ('processing', 'starting', 'started', 'in-game') and "paused_at" is null then "due_at" end) is not null;
      analyze "orders";
    `);
  }

  override down(): void {
    this.addSql('drop index "orders_attention";');
  }
}

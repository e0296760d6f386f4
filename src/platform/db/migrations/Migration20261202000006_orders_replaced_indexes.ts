import { Migration } from '@mikro-orm/migrations';

const replaced = [
  'orders_customer_created',
  'orders_unstarted',
  'orders_withdrawn_priority',
  'orders_booster_created',
  'orders_booster_state',
  'orders_load',
  'orders_game_created',
  'orders_service_created',
  'orders_overdue',
  'orders_promised',
  'orders_disputed',
  'orders_unproven',
  'orders_booster_requested',
  'orders_account_requested',
  'orders_rank_differs',
  'orders_updated',
  'orders_first_taken',
  'orders_first_finished',
  'orders_confirmed',
  'orders_cancelled',
  'orders_state_created',
];

/**
 * Drops the indexes of orders that the earlier migrations of this day replace (docs/decisions/0100). `concurrently` lets the
 * product work meanwhile. In the transaction of a new index, a drop would deadlock with writers.
 */
export class Migration20261202000006_orders_replaced_indexes extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    for (const index of replaced) this.addSql(`drop index concurrently if exists "${index}"`);
  }

  override down(): void {
    this.addSql(`
      create index "orders_customer_created" on "orders" ("customer_id", "created_at", "id");
      create index "orders_unstarted" on "orders" ("customer_id") where "state" in ('waiting', 'processing');
      create index "orders_withdrawn_priority" on "orders" ("customer_id", "cancelled_at")
        where "priority" and "state" = 'cancelled' and "first_taken_at" is null;
      create index "orders_booster_created" on "orders" ("booster_id", "created_at", "id");
      create index "orders_booster_state" on "orders" ("booster_id", "state");
      create index "orders_load" on "orders" ("booster_id") where "state" in ('starting', 'started', 'in-game');
      create index "orders_game_created" on "orders" ("game", "created_at", "id");
      create index "orders_service_created" on "orders" ("service", "created_at", "id");
      create index "orders_overdue" on "orders" ("due_at", "created_at", "id") include ("rank_differs_since")
        where "state" in ('processing', 'starting', 'started', 'in-game') and "paused_at" is null;
      create index "orders_promised" on "orders" ("created_at", "id") include ("due_at", "rank_differs_since")
        where "state" in ('processing', 'starting', 'started', 'in-game') and "paused_at" is null;
      create index "orders_disputed" on "orders" ("created_at", "id") where "disputed";
      create index "orders_unproven" on "orders" ("created_at", "id") where "state" = 'finished' and "closes_at" is null;
      create index "orders_booster_requested" on "orders" ("booster_requested_at") where "booster_requested_at" is not null;
      create index "orders_account_requested" on "orders" ("account_requested_at") where "account_requested_at" is not null;
      create index "orders_rank_differs" on "orders" ("rank_differs_since") where "rank_differs_since" is not null;
      create index "orders_updated" on "orders" ("updated_at", "id");
      create index "orders_first_taken" on "orders" ("first_taken_at", "id") where "first_taken_at" is not null;
      create index "orders_first_finished" on "orders" ("first_finished_at", "id") where "first_finished_at" is not null;
      create index "orders_confirmed" on "orders" ("finished_at") where "state" in ('closed', 'completed');
      create index "orders_cancelled" on "orders" ("cancelled_at", "id") where "cancelled_at" is not null;
      create index "orders_state_created" on "orders" ("state", "created_at", "id");
    `);
  }
}

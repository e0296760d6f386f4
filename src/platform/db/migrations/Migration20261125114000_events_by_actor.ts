import { Migration } from '@mikro-orm/migrations';

/** Whose lines are erased when they leave: a customer's are found by their orders, so placing one writes nothing into it. */
export class Migration20261125114000_events_by_actor extends Migration {
  override up(): void {
    this.addSql(`create index "order_event_actor" on "order_event" ("actor_id") where "actor_role" <> 'customer';`);
  }
}

import { Migration } from '@mikro-orm/migrations';
import { firstPartitions } from '../partitions.ts';

/** Timelines of orders, partitioned by the month of the order (docs/decisions/0057). */
export class Migration20261130000800_baseline_order_event extends Migration {
  override up(): void {
    this.addSql(`
      create table "order_event" (
        "id" bigserial not null,
        "order_id" uuid not null,
        "at" timestamptz(3) not null,
        "kind" text not null,
        "actor_id" uuid null,
        "actor_role" text not null,
        "actor_name" text not null,
        "from_state" text null,
        "to_state" text null,
        "reason" text null,
        -- what a correction of the progress made of what
        "progress" jsonb null,
        primary key ("order_id", "id")
      ) partition by range ("order_id");
      -- events after a number, whichever order they belong to
      create index "order_event_id" on "order_event" ("id");
      create index "order_event_counted" on "order_event" ("at") where "to_state" in ('starting', 'cancelled');
      ${firstPartitions('order_event')}
      -- as they are called in databases that the older migrations made
      alter index "order_event_first_id_idx" rename to "order_event_first_id";
      alter index "order_event_first_at_idx" rename to "order_event_first_counted";
      -- for erasing the name of somebody who leaves; a customer's lines are found by their orders, so that placing one writes nothing here
      create index "order_event_actor" on "order_event" ("actor_id") where "actor_role" <> 'customer';

      -- a statement trigger fires only for the table that the statement names: each partition has its own
      create trigger "order_event_stays" before delete or truncate on "order_event"
        for each statement execute function ledger_stays();
      create trigger "order_event_stays" before delete or truncate on "order_event_first"
        for each statement execute function ledger_stays();
      create trigger "order_event_stays" before delete or truncate on "order_event_default"
        for each statement execute function ledger_stays();
      -- a timeline stays as it was told; only the name and the words of somebody who left are erased
      create trigger "order_event_told_once" before update on "order_event" for each row
        when (
          row(old.id, old.order_id, old.at, old.kind, old.actor_id, old.actor_role, old.from_state, old.to_state)
            is distinct from
          row(new.id, new.order_id, new.at, new.kind, new.actor_id, new.actor_role, new.from_state, new.to_state)
          or old.actor_id is null
          or new.actor_name <> 'Silinmiş kullanıcı'
          or new.reason is not null
        )
        execute function ledger_stays();
    `);
  }
}

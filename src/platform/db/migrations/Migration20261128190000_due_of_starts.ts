import { Migration } from '@mikro-orm/migrations';
import { backfill } from '../backfill.ts';

/** The last step of this kind on the order's timeline. */
const lastStep = (which: string) => `(
  select "at" from "order_event" where "order_id" = "orders"."id" and ${which} order by "id" desc limit 1)`;

/** Three hours from when it looked for a booster; one who left before the start does not prolong it. */
export const startsDue = backfill(
  'orders',
  'id',
  `"due_at" = coalesce(${lastStep(`"to_state" = 'processing' and "from_state" is distinct from 'starting'`)}, "created_at") + interval '3 hours'`,
  `"due_at" is null and "state" in ('processing', 'starting')`,
);

/** A day for each two hours of lessons, from when the coach began, and what the order rested. */
export const lessonsDue = backfill(
  'orders',
  'id',
  `"due_at" = coalesce(${lastStep(`"to_state" = 'started' and "from_state" = 'starting'`)}, "updated_at")
    + ceil("max_hours" / 2.0) * interval '1 day' + "paused_ms" * interval '1 millisecond'`,
  `"due_at" is null and "service" = 'kocluk' and "state" in ('started', 'in-game', 'finished')`,
);

/** Of orders from before their start, and their lessons, were promised by a time: without it they are never late. */
export class Migration20261128190000_due_of_starts extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(startsDue);
    this.addSql(lessonsDue);
  }
}

import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { FinishedCounts } from '../../application/ports.ts';

/** What the trigger `orders_are_counted` keeps, beside the orders themselves. */
export class MikroFinishedCounts implements FinishedCounts {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async recount(): Promise<readonly string[]> {
    const { rows } = await sql<{ id: string }>`
      select distinct booster_id as id
      from (select booster_id, state, count from booster_order_count where count <> 0) as kept
      full join (
        select booster_id, state, count(*) as count from orders
        where booster_id is not null and state in ('finished', 'closed', 'completed') group by 1, 2
      ) as counted using (booster_id, state)
      where kept.count is distinct from counted.count order by 1
    `.execute(this.#database.sql());
    for (const { id } of rows) await this.#recountOf(id);
    return rows.map(({ id }) => id);
  }

  /** Held first, and looked at afterwards: whatever commits is either among the orders that are counted, or waits. */
  #recountOf(boosterId: string): Promise<void> {
    return this.#database.run(async () => {
      await sql`
        insert into booster_order_count (booster_id, state, count)
        values (${boosterId}, 'closed', 0), (${boosterId}, 'completed', 0), (${boosterId}, 'finished', 0)
        on conflict (booster_id, state) do update set count = booster_order_count.count
      `.execute(this.#database.sql());
      await sql`
        update booster_order_count as kept
        set count = (select count(*) from orders where booster_id = ${boosterId} and state = kept.state)
        where booster_id = ${boosterId}
      `.execute(this.#database.sql());
    });
  }
}

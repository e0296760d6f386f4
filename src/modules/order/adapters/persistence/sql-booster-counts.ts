import { type RawBuilder, sql } from 'kysely';
import { activeStates } from '#kernel/vocabulary.ts';
import type { Database } from '#platform/db/database.ts';
import type { BoosterCounts } from '../../application/ports.ts';

const active = sql.join(activeStates.map((state) => sql.lit(state)));

/** Checks and corrects the counts that the triggers `orders_are_counted` and `orders_are_loads` maintain. */
export class SqlBoosterCounts implements BoosterCounts {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async recount(): Promise<readonly string[]> {
    const finished = await this.#found(sql`
      select distinct booster_id as id
      from (select booster_id, state, count from booster_order_count where count <> 0) as kept
      full join (
        select booster_id, state, count(*) as count from orders
        where booster_id is not null and state in ('finished', 'closed', 'completed') group by 1, 2
      ) as counted using (booster_id, state)
      where kept.count is distinct from counted.count order by 1`);
    for (const id of finished) await this.#recountFinishedOf(id);
    const loads = await this.#found(sql`
      select booster_id as id
      from (select booster_id, count from booster_load where count <> 0) as kept
      full join (
        select booster_id, count(*) as count from orders where booster_id is not null and state in (${active}) group by 1
      ) as counted using (booster_id)
      where kept.count is distinct from counted.count order by 1`);
    for (const id of loads) await this.#recountLoadOf(id);
    return [...new Set([...finished, ...loads])].toSorted();
  }

  async #found(wrong: RawBuilder<{ id: string }>): Promise<readonly string[]> {
    const { rows } = await wrong.execute(this.#database.sql());
    return rows.map(({ id }) => id);
  }

  /**
   * Locks the counts before it reads the orders: a concurrent change of an order is either visible to the count, or its
   * trigger waits for the lock.
   */
  #recountFinishedOf(boosterId: string): Promise<void> {
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

  #recountLoadOf(boosterId: string): Promise<void> {
    return this.#database.run(async () => {
      await sql`
        insert into booster_load (booster_id, count) values (${boosterId}, 0)
        on conflict (booster_id) do update set count = booster_load.count
      `.execute(this.#database.sql());
      await sql`
        update booster_load
        set count = (select count(*) from orders where booster_id = ${boosterId} and state in (${active}))
        where booster_id = ${boosterId}
      `.execute(this.#database.sql());
    });
  }
}

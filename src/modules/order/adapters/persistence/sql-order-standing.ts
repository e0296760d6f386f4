import { type RawBuilder, sql } from 'kysely';
import { openStates, type OrderState } from '#kernel/vocabulary.ts';
import type { Database } from '#platform/db/database.ts';
import type { OrderStanding, StateCount } from '../../application/ports.ts';

/** Timeline lines per batch; a batch takes a fraction of a second. */
const usualBatch = 20_000;

/** Counts of orders per state: stored counts up to a timeline line, plus the changes by the later lines. */
export class SqlOrderStanding implements OrderStanding {
  readonly #database: Database;
  readonly #batch: number;

  constructor(database: Database, batch = usualBatch) {
    this.#database = database;
    this.#batch = batch;
  }

  /**
   * Line ids ascend in the order in which the writing of the lines began. If a line is settled (see `keepSettled`), all
   * lines with lower ids are settled too.
   */
  keep(settled: Date): Promise<boolean> {
    return this.#database.run(async () => {
      const from = await this.#progress(sql`for update skip locked`);
      if (from === undefined) return false;
      const { rows } = await sql<{ seen: number; to: string | null }>`
        select count(*)::int as seen, max(id) filter (where at < ${settled}) as to
        from (select id, at from order_event where id > ${from}::bigint order by id limit ${this.#batch}) as next
      `.execute(this.#sql);
      const { seen = 0, to = null } = rows[0] ?? {};
      if (to === null) return false;
      await sql`
        insert into order_standing (state, count)
        select state, sum(by) from (${changes(sql`id > ${from}::bigint and id <= ${to}::bigint`)}) as changed group by state
        ${added}
      `.execute(this.#sql);
      await sql`update order_standing_progress set counted_to = ${to}::bigint`.execute(this.#sql);
      return seen === this.#batch;
    });
  }

  /** One statement, so that stored counts and later lines are read from the same snapshot. */
  async open(): Promise<readonly StateCount[]> {
    const { rows } = await sql<{ state: OrderState; count: string }>`${standing} order by state`.execute(this.#sql);
    return rows.map(({ state, count }) => ({ state, count: Number(count) }));
  }

  recount(): Promise<readonly OrderState[]> {
    return this.#database.run(async () => {
      await this.#progress(sql`for update`);
      const { rows } = await sql<{ state: OrderState }>`
        insert into order_standing (state, count)
        select state, coalesce(counted.count, 0) - coalesce(kept.count, 0)
        from (select state, count(*) as count from orders where state = any(${openStates}::text[]) group by state) as counted
        full join (${standing}) as kept using (state)
        where counted.count is distinct from kept.count
        ${added} returning state
      `.execute(this.#sql);
      return rows.map(({ state }) => state);
    });
  }

  /**
   * Locks the progress row, so that only one process counts. With `skip locked`, returns undefined if another process
   * holds the row: the job runs again a minute later.
   */
  async #progress(hold: RawBuilder<unknown>): Promise<string | undefined> {
    const query = sql<{ to: string }>`select counted_to::text as to from order_standing_progress ${hold}`;
    return (await query.execute(this.#sql)).rows[0]?.to;
  }

  get #sql() {
    return this.#database.sql();
  }
}

const added = sql`on conflict (state) do update set count = order_standing.count + excluded.count`;

/** The changes of the counts: each transition is -1 for the old state and +1 for the new one. */
const changes = (lines: RawBuilder<unknown>) => sql`
  select change.state, change.by from order_event
  cross join lateral (values (to_state, 1), (from_state, -1)) as change (state, by)
  where ${lines} and change.state is not null`;

const since = sql`id > coalesce((select counted_to from order_standing_progress), 0)`;

const standing = sql`
  select state, sum(count) as count
  from (select state, count from order_standing union all ${changes(since)}) as part
  where state = any(${openStates}::text[]) group by state having sum(count) <> 0`;

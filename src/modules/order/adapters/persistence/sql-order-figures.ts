import { type RawBuilder, sql } from 'kysely';
import type { Figure } from '#kernel/figures.ts';
import type { Database } from '#platform/db/database.ts';
import type { OrderFigures } from '../../application/ports.ts';
import { bucketSql, type CountedRow, dayOf, earliestIn, figureOf } from '#platform/db/figures.ts';
import { isFlagged } from './attention.ts';

/**
 * Daily figures of orders. `between` uses only facts that never change: the placing, the first time the order was taken,
 * its first finish, a cancellation with its refund, and when a dispute was opened and decided.
 */
export class SqlOrderFigures implements OrderFigures {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async between(from: Date, to: Date): Promise<readonly Figure[]> {
    const within = (moment: RawBuilder<unknown>) => sql`${moment} >= ${from} and ${moment} < ${to}`;
    const query = sql.join(
      [placed(within), cancelled(within), taken(within), ...finished(within), ...disputes(within)],
      sql` union all `,
    );
    return this.#counted(query);
  }

  /**
   * The disputed orders are read once, by their ids. With the time in the same condition, PostgreSQL combines their index
   * with that of block ranges, and then reads a third of all orders (docs/decisions/0100).
   */
  async inDispute(from: Date, to: Date): Promise<readonly Figure[]> {
    const disputed = sql`select id from orders where ${isFlagged} and disputed`;
    const within = (moment: RawBuilder<unknown>) => sql`${moment} >= ${from} and ${moment} < ${to}`;
    return this.#counted(sql`
      with orders as materialized (
        select game, first_finished_at, first_finished_by, finished_late, played_seconds
        from orders where id = any(array(${disputed}))
      )
      ${sql.join(finished(within), sql` union all `)}`);
  }

  async #counted(query: RawBuilder<unknown>): Promise<readonly Figure[]> {
    const { rows } = await sql<CountedRow>`${query}`.execute(this.#database.sql());
    return rows.map(figureOf);
  }

  earliest(): Promise<Date | undefined> {
    return earliestIn(this.#database.sql(), 'orders', 'created_at');
  }
}

type Within = (moment: RawBuilder<unknown>) => RawBuilder<unknown>;

const none = sql`null::uuid as "boosterId"`;
const noBucket = sql`0 as bucket`;
const noAmount = sql`'0' as amount`;
const count = sql`count(*)::text as count`;
const sumOf = (column: string) => sql`coalesce(sum(${sql.ref(column)}), 0)::text as amount`;

const placed = (within: Within) => sql`
  select ${dayOf(sql`created_at`)} as day, 'order-placed' as name, game, ${none}, ${noBucket}, ${count},
    coalesce(sum(price_kurus + stream_refund_kurus - lane_difference_kurus - rank_difference_kurus), 0)::text as amount
  from orders where ${within(sql`created_at`)} and state <> 'payment-error' group by 1, game`;

const cancelled = (within: Within) => sql`
  select ${dayOf(sql`cancelled_at`)} as day, 'order-cancelled' as name, game, ${none}, ${noBucket}, ${count}, ${sumOf('refunded_kurus')}
  from orders where ${within(sql`cancelled_at`)} group by 1, game`;

/**
 * Orders taken for the first time, by the seconds since they last entered the pool. The seconds are 0 if no entry into
 * the pool is dated before the taking. The clocks of two processes can differ.
 */
const taken = (within: Within) => sql`
  select ${dayOf(sql`first_taken_at`)} as day, 'order-taken' as name, game, ${none},
    ${bucketSql(sql`floor(extract(epoch from first_taken_at - coalesce(pooled.at, first_taken_at)))`)} as bucket, ${count}, ${noAmount}
  from orders left join lateral (
    select at from order_event
    where order_id = orders.id and to_state = 'processing' and at <= first_taken_at
    order by id desc limit 1
  ) as pooled on true
  where ${within(sql`first_taken_at`)} group by 1, game, bucket`;

const finished = (within: Within) => {
  const day = dayOf(sql`first_finished_at`);
  const wanted = within(sql`first_finished_at`);
  return [
    sql`select ${day} as day, 'order-finished' as name, game, ${none},
      case when played_seconds is null then 0 else ${bucketSql(sql`played_seconds`)} end as bucket, ${count}, ${noAmount}
      from orders where ${wanted} group by 1, game, bucket`,
    sql`select ${day} as day, 'order-late' as name, game, ${none}, ${noBucket}, ${count}, ${noAmount}
      from orders where ${wanted} and finished_late group by 1, game`,
    sql`select ${day} as day, 'booster-finished' as name, null as game, first_finished_by as "boosterId", ${noBucket}, ${count}, ${noAmount}
      from orders where ${wanted} group by 1, first_finished_by`,
  ];
};

const disputes = (within: Within) => [
  sql`select ${dayOf(sql`opened_at`)} as day, 'dispute-opened' as name, game, ${none}, ${noBucket}, ${count}, ${noAmount}
    from order_dispute join orders on orders.id = order_dispute.order_id where ${within(sql`opened_at`)} group by 1, game`,
  sql`select ${dayOf(sql`decided_at`)} as day, 'dispute-decided' as name, game, ${none}, ${noBucket}, ${count}, ${noAmount}
    from order_dispute join orders on orders.id = order_dispute.order_id where ${within(sql`decided_at`)} group by 1, game`,
];

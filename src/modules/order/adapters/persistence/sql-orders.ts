import { type Expression, type ExpressionBuilder, type Kysely, type Selectable, sql, type SqlBool } from 'kysely';
import { Money } from '#kernel/money.ts';
import { activeStates, confirmedStates, type Game, type OrderState } from '#kernel/vocabulary.ts';
import type { Places } from '#platform/db/compiled.ts';
import type { Database } from '#platform/db/database.ts';
import { oneOfEach } from '#platform/db/lists.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { NewMatchRow, Orders, Participants, Tip, WrittenReview } from '../../application/ports.ts';
import { type Order, talkedAbout } from '../../domain/order.ts';
import type { NewOrder } from '../../domain/placing.ts';
import type { TimelineLine } from '../../domain/timeline.ts';
import type { Review } from '../../domain/review.ts';
import type { Assignment } from '../../domain/shares.ts';
import type { Stream } from '../../domain/stream.ts';
import {
  changeable,
  eventOf,
  eventRowOf,
  matchOf,
  orderOf,
  reviewOf,
  unchangeable,
  type OrderTables,
} from './order-mapping.ts';
import { awaitsAccountIn } from './account-waits.ts';
import { isFlagged, rankDiffersIn } from './attention.ts';
import { OrderEventRow, OrderMatchRow, OrderRow } from './order.table.ts';
import { OrderAssignmentRow } from './order-trouble.table.ts';
import { playedStates } from '../../domain/states.ts';

/** Orders in typed SQL rather than the ORM: this is the hottest path of the product. */
export class SqlOrders implements Orders {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #sql() {
    return this.#database.sql<OrderTables>();
  }

  async add(order: NewOrder): Promise<string> {
    const row = { ...unchangeable(order), ...changeable(order) };
    const { rows } = await this.#sql.executeQuery(this.#database.insertion(OrderRow, [row], 'number'));
    return String(rows[0]?.number);
  }

  async lock(id: string): Promise<Order | undefined> {
    const { rows } = await this.#sql.executeQuery(this.#database.compiled(locking, { id }));
    return rows[0] && orderOf(rows[0]);
  }

  async lockRow(id: string): Promise<void> {
    await this.#sql.selectFrom('OrderRow').select('id').where('id', '=', id).forUpdate().execute();
  }

  async find(id: string): Promise<Order | undefined> {
    const { rows } = await this.#sql.executeQuery(this.#database.compiled(finding, { id }));
    return rows[0] && orderOf(rows[0]);
  }

  async save(order: Order): Promise<void> {
    await this.#database.write(this.#database.change(OrderRow, order.id, changeable(order)));
  }

  async addEvents(events: readonly TimelineLine[]): Promise<void> {
    await this.#database.write(this.#database.insertion(OrderEventRow, events.map(eventRowOf)));
  }

  async eventsOf(orderId: string): Promise<readonly TimelineLine[]> {
    const rows = await this.#sql
      .selectFrom('OrderEventRow')
      .selectAll()
      .where('orderId', '=', orderId)
      .orderBy('id')
      .execute();
    return readableRows('order-events', rows, eventOf);
  }

  async addAssignment({ worth, earned, at, ...assignment }: Assignment): Promise<void> {
    const row = { ...assignment, worth: worth.amount, earned: earned.amount, endedAt: at };
    await this.#database.write(this.#database.insertion(OrderAssignmentRow, [row]));
  }

  async assignmentsOf(orderIds: readonly string[]): Promise<readonly Assignment[]> {
    if (orderIds.length === 0) return [];
    const rows = await this.#sql
      .selectFrom('OrderAssignmentRow')
      .selectAll()
      .where('orderId', 'in', orderIds)
      .orderBy('id')
      .execute();
    return rows.map(({ id: _id, worth, earned, endedAt: at, ...assignment }) => ({
      ...assignment,
      worth: Money.kurus(worth),
      earned: Money.kurus(earned),
      at,
    }));
  }

  async addMatch(match: NewMatchRow): Promise<void> {
    const { champion = null, agent = null, gold = null } = match;
    const row = { ...match, champion, agent, gold, playedAt: new Date(match.playedAt) };
    await this.#database.write(this.#database.insertion(OrderMatchRow, [row]));
  }

  async matchesOf(orderId: string) {
    const rows = await this.#sql
      .selectFrom('OrderMatchRow')
      .selectAll()
      .where('orderId', '=', orderId)
      .orderBy('seq', (by) => by.asc().nullsFirst())
      .orderBy('createdAt')
      .orderBy('id')
      .execute();
    return rows.map(matchOf);
  }

  async countedSince(boosterId: string, since: Date): Promise<number> {
    // an order that is no longer in play was updated when it left play, and its matches had counted before that
    const { rows } = await sql<{ readonly count: string }>`
      select count(*) as count
      from order_match played join orders on orders.id = played.order_id
      where played.order_id in (
          select id from orders where booster_id = ${boosterId} and state in ('starting', 'started', 'in-game')
          union
          select id from orders where booster_id = ${boosterId} and updated_at >= ${since}
          union
          select order_id from order_stint where booster_id = ${boosterId} and ended_at >= ${since}
        )
        and played.counts and coalesce(played.counted_at, played.created_at) >= ${since}
        and ${boosterId} = coalesce(
          (select left_by.booster_id from order_stint left_by
           where left_by.order_id = played.order_id
             and left_by.ended_at > coalesce(played.counted_at, played.created_at)
           order by left_by.id limit 1),
          orders.booster_id
        )`.execute(this.#sql);
    return Number(rows[0]?.count);
  }

  async lockCounted(boosterId: string): Promise<void> {
    await this.#database.advisoryLock(`matches of ${boosterId}`);
  }

  async countMatches(orderId: string, from: ReadonlyMap<string, Date>): Promise<void> {
    await sql`
      update order_match set counts = true, counted_at = due.at
      from unnest(${[...from.keys()]}::uuid[], ${[...from.values()]}::timestamptz[]) as due (id, at)
      where order_match.order_id = ${orderId} and order_match.id = due.id`.execute(this.#sql);
  }

  async withWaitingMatches(limit: number, resting: readonly string[]): Promise<readonly string[]> {
    const rows = await this.#sql
      .selectFrom('OrderRow')
      .select('id')
      .where('state', 'in', playedStates)
      .where('pausedAt', 'is', null)
      .where('boosterRequestedAt', 'is', null)
      .where((row) =>
        row.exists(
          row
            .selectFrom('OrderMatchRow')
            .select('OrderMatchRow.id')
            .whereRef('OrderMatchRow.orderId', '=', 'OrderRow.id')
            .where('OrderMatchRow.counts', '=', false),
        ),
      )
      .$if(resting.length > 0, (orders) => orders.where('id', 'not in', resting))
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  async streamsOf(orderId: string): Promise<readonly Stream[]> {
    return this.#sql
      .selectFrom('OrderStreamRow')
      .selectAll()
      .where('orderId', '=', orderId)
      .orderBy('startedAt')
      .orderBy('id')
      .execute();
  }

  async addStream(stream: Stream): Promise<void> {
    await this.#sql.insertInto('OrderStreamRow').values(stream).execute();
  }

  async saveStream({ id, counts, endedAt }: Stream): Promise<void> {
    await this.#sql.updateTable('OrderStreamRow').set({ counts, endedAt }).where('id', '=', id).execute();
  }

  async addTip({ amount, at, ...tip }: Tip): Promise<void> {
    const row = { ...tip, amount: amount.amount, createdAt: at };
    await this.#database.write(this.#sql.insertInto('OrderTipRow').values(row));
  }

  async addReview({ at, ...review }: Review): Promise<boolean> {
    const added = await this.#sql
      .insertInto('OrderReviewRow')
      .values({
        ...review,
        hidden: false,
        judgedBy: null,
        judgedByName: null,
        judgedAt: null,
        judgedBecause: null,
        createdAt: at,
      })
      .onConflict((conflict) => conflict.column('orderId').doNothing())
      .returning('orderId')
      .executeTakeFirst();
    return added !== undefined;
  }

  async reviewOf(orderId: string): Promise<WrittenReview | undefined> {
    const found = this.#sql.selectFrom('OrderReviewRow').selectAll().where('orderId', '=', orderId);
    const row = await found.executeTakeFirst();
    return row && { ...reviewOf(row), hidden: row.hidden };
  }

  async activeCounts(boosterIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (boosterIds.length === 0) return new Map();
    const rows = await this.#sql
      .selectFrom('OrderRow')
      .select(({ fn }) => ['boosterId', fn.countAll<string>().as('count')])
      .where(oneOfEach({ boosterId: boosterIds }))
      .where('state', 'in', activeStates)
      .groupBy('boosterId')
      .execute();
    return new Map(rows.flatMap(({ boosterId, count }) => (boosterId === null ? [] : [[boosterId, Number(count)]])));
  }

  /**
   * Orders that are closed or completed. Read from counts that a trigger maintains, because a booster can have thousands
   * of such orders.
   */
  async confirmedCounts(boosterIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (boosterIds.length === 0) return new Map();
    const rows = await this.#sql
      .selectFrom('BoosterOrderCountRow')
      .select(({ fn }) => ['boosterId', fn.sum<string>('count').as('count')])
      .where(oneOfEach({ boosterId: boosterIds, state: confirmedStates }))
      .groupBy('boosterId')
      .execute();
    return new Map(rows.map(({ boosterId, count }) => [boosterId, Number(count)]));
  }

  async gamesOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, Game>> {
    if (orderIds.length === 0) return new Map();
    const rows = await this.#sql.selectFrom('OrderRow').select(['id', 'game']).where('id', 'in', orderIds).execute();
    return new Map(rows.map(({ id, game }) => [id, game as Game]));
  }

  async participantsOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, Participants>> {
    if (orderIds.length === 0) return new Map();
    const rows = await this.#sql
      .selectFrom('OrderRow')
      .select([...sidesColumns, otherLeftAt.as('boosterSince')])
      .where('id', 'in', orderIds)
      .execute();
    return new Map(rows.map((row) => [row.id, participantsIn(row)]));
  }

  /** A shared lock: messages about one order don't wait for each other, but a change of the order waits for them. */
  async lockParticipants(orderId: string): Promise<Participants | undefined> {
    const order = this.#sql
      .selectFrom('OrderRow')
      .select([...sidesColumns, otherLeftAt.as('boosterSince')])
      .where('id', '=', orderId);
    const row = await order.forShare().executeTakeFirst();
    return row && participantsIn(row);
  }

  async waitingIn(
    state: OrderState,
    before: Date,
    limit: number,
    resting: readonly string[],
  ): Promise<readonly string[]> {
    const since = state === 'finished' ? 'closesAt' : 'updatedAt';
    // a disputed order waits for its decision
    const waiting = (row: Row) => [row('state', '=', state), row(since, '<=', before), row('disputed', '=', false)];
    return this.#first('createdAt', waiting, limit, resting);
  }

  async unheardRequests(before: Date, limit: number, resting: readonly string[]): Promise<readonly string[]> {
    const unheard = (row: Row) => [
      isFlagged,
      row('boosterRequestedAt', '<=', before),
      row('state', '<>', 'in-game'),
      row('correction', 'is', null),
    ];
    return this.#first('boosterRequestedAt', unheard, limit, resting);
  }

  async unconfirmed(placedAfter: Date, limit: number, resting: readonly string[]): Promise<readonly string[]> {
    const unconfirmed = (row: Row) => [
      row('createdAt', '>', placedAfter),
      row('placingConfirmedAt', 'is', null),
      row('state', 'not in', ['payment-error', 'cancelled'] as const),
    ];
    return this.#first('createdAt', unconfirmed, limit, resting);
  }

  async awaitingAccount(now: Date, limit: number, resting: readonly string[]): Promise<readonly string[]> {
    return this.#first('createdAt', (row) => awaitsAccountIn(row, now), limit, resting);
  }

  async unansweredRanks(before: Date, limit: number, resting: readonly string[]): Promise<readonly string[]> {
    const unanswered = (row: Row) => [...rankDiffersIn(row), row('rankDiffersSince', '<=', before)];
    return this.#first('rankDiffersSince', unanswered, limit, resting);
  }

  /** The ids of the first orders by a time, without those that failed lately. */
  async #first(
    by: 'createdAt' | 'boosterRequestedAt' | 'rankDiffersSince',
    where: (row: Row) => Expression<SqlBool>[],
    limit: number,
    resting: readonly string[],
  ): Promise<readonly string[]> {
    const rows = await this.#sql
      .selectFrom('OrderRow')
      .select('id')
      .where((row) => row.and(where(row)))
      .$if(resting.length > 0, (orders) => orders.where('id', 'not in', resting))
      .orderBy(by)
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }
}

const finding = (kysely: Kysely<OrderTables>, { id }: Places<Pick<Order, 'id'>>) =>
  kysely.selectFrom('OrderRow').selectAll().where('id', '=', id).compile();
const locking = (kysely: Kysely<OrderTables>, { id }: Places<Pick<Order, 'id'>>) =>
  kysely.selectFrom('OrderRow').selectAll().where('id', '=', id).forUpdate().compile();

type Row = ExpressionBuilder<OrderTables, 'OrderRow'>;

const sidesColumns = ['id', 'number', 'customerId', 'boosterId', 'state'] as const;
const otherLeftAt = sql<Date | null>`(select max(ended_at) from order_stint where order_id = orders.id and booster_id <> orders.booster_id)`;
const participantsIn = ({
  number,
  customerId,
  boosterId,
  boosterSince,
  state,
}: Pick<Selectable<OrderTables['OrderRow']>, (typeof sidesColumns)[number]> & {
  readonly boosterSince: Date | null;
}): Participants => ({
  number: String(number),
  customerId,
  boosterId,
  boosterSince: boosterSince && new Date(boosterSince),
  open: talkedAbout.includes(state),
});

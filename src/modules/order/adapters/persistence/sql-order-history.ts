import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { boundedCount, oneOfEach } from '#platform/db/lists.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { HistoryPart, NewestEvents, OrderHistories } from '../../application/history-ports.ts';
import { eventOf, matchOf, type OrderTables } from './order-mapping.ts';

export class SqlOrderHistory implements OrderHistories {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async newestEvents(orderId: string, count: number): Promise<NewestEvents> {
    const newest = await this.#events(orderId).selectAll().orderBy('id', 'desc').limit(count).execute();
    const events = readableRows('order-events', newest.toReversed(), eventOf);
    const oldest = newest.at(-1);
    if (!oldest || newest.length < count) return { events, total: newest.length, milestones: [] };
    const before = this.#events(orderId).where('id', '<', oldest.id);
    const [{ earlier }, last] = await Promise.all([
      before.select((row) => row.fn.countAll<string>().as('earlier')).executeTakeFirstOrThrow(),
      before.selectAll().distinctOn(['kind', 'to']).orderBy('kind').orderBy('to').orderBy('id', 'desc').execute(),
    ]);
    return {
      events,
      total: newest.length + Number(earlier),
      milestones: readableRows(
        'order-events',
        last.toSorted((a, b) => a.id - b.id),
        eventOf,
      ),
    };
  }

  async inStateSince(orderIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
    if (orderIds.length === 0) return new Map();
    const rows = await this.#sql
      .selectFrom('OrderEventRow')
      .select(['orderId', 'at'])
      .distinctOn('orderId')
      .where('orderId', 'in', [...orderIds])
      .where('to', 'is not', null)
      .orderBy('orderId')
      .orderBy('id', 'desc')
      .execute();
    return new Map(rows.map(({ orderId, at }) => [orderId, at]));
  }

  async events(orderId: string, { kinds, ...part }: Parameters<OrderHistories['events']>[1]) {
    const found = this.#events(orderId).where(oneOfEach({ kind: kinds }));
    const [rows, counted] = await Promise.all([
      found.selectAll().orderBy('id', direction(part)).limit(part.limit).offset(part.from).execute(),
      boundedCount(this.#sql, found),
    ]);
    return { rows: readableRows('order-events', rows, eventOf), ...counted };
  }

  async matches(orderId: string, { results, ...part }: Parameters<OrderHistories['matches']>[1]) {
    const found = this.#sql
      .selectFrom('OrderMatchRow')
      .where('orderId', '=', orderId)
      .where(oneOfEach({ result: results }));
    const by = direction(part);
    const [rows, counted] = await Promise.all([
      found
        .selectAll()
        // matches without a sequence number are from before it was introduced, so they are the oldest
        .orderBy(sql`seq ${sql.raw(by === 'asc' ? 'asc nulls first' : 'desc nulls last')}`)
        .orderBy('createdAt', by)
        .orderBy('id', by)
        .limit(part.limit)
        .offset(part.from)
        .execute(),
      boundedCount(this.#sql, found),
    ]);
    return { rows: readableRows('order-matches', rows, matchOf), ...counted };
  }

  #events(orderId: string) {
    return this.#sql.selectFrom('OrderEventRow').where('orderId', '=', orderId);
  }

  get #sql() {
    return this.#database.sql<OrderTables>();
  }
}

const direction = ({ descending }: HistoryPart) => (descending ? 'desc' : 'asc');

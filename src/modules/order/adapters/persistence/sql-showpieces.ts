import { type FunctionModule, type SelectQueryBuilder, sql } from 'kysely';
import { arrivedStates } from '#kernel/arrival.ts';
import { confirmedStates, serviceOf } from '#kernel/vocabulary.ts';
import type { Database } from '#platform/db/database.ts';
import { pageInOrder } from '#platform/db/lists.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { Arrivals, ShownOrder, Showpieces } from '../../application/ports.ts';
import type { Review } from '../../domain/review.ts';
import { playedStates } from '../../domain/states.ts';
import { climbServices, type Crowd, type ToldTime } from '../../domain/told-climbs.ts';
import { readableDraft } from './stored-draft.ts';
import { reviewOf, type OrderTables } from './order-mapping.ts';

type ShownReviews = SelectQueryBuilder<OrderTables, 'OrderReviewRow', object>;

/** Shown orders and reviews are found by partial indexes; orders are counted from maintained counts. */
export class SqlShowpieces implements Showpieces {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async finished(limit: number): Promise<readonly ShownOrder[]> {
    const confirmed = this.#sql.selectFrom('OrderRow').where('state', 'in', confirmedStates);
    const orders = await pageInOrder(
      confirmed.select(['id', 'draft', 'finishedAt', 'pausedMs']).where('finishedAt', 'is not', null),
      ['finishedAt', 'id'],
      { from: 0, limit, descending: true, after: 'createdAt' },
    );
    if (orders.length === 0) return [];
    const started = await this.#sql
      .selectFrom('OrderEventRow')
      .select(['orderId', 'at'])
      .where(
        'orderId',
        'in',
        orders.map(({ id }) => id),
      )
      .where('to', '=', 'started')
      .where('from', '=', 'starting')
      .orderBy('id')
      .execute();
    return readableRows('showcase-orders', orders, ({ id, draft: stored, finishedAt, pausedMs }) => {
      const draft = readableDraft(stored);
      // the last start: an order that changed its booster started again
      const startedAt = started.findLast(({ orderId }) => orderId === id)?.at;
      // the start is moved by the length of all pauses, because nothing was played during them
      const begun = startedAt && new Date(startedAt.getTime() + pausedMs);
      return begun && finishedAt ? [{ draft, startedAt: begun, finishedAt }] : [];
    }).flat();
  }

  reviews(limit: number): Promise<readonly Review[]> {
    return this.#newest(this.#shownReviews(), limit);
  }

  reviewsOf(boosterId: string, limit: number): Promise<readonly Review[]> {
    return this.#newest(this.#shownReviews().where('boosterId', '=', boosterId), limit);
  }

  async figures() {
    const [orders, reviews] = await Promise.all([
      this.#sql
        .selectFrom('BoosterOrderCountRow')
        .select(({ fn }) => fn.sum<string | null>('count').as('count'))
        .where('state', 'in', confirmedStates)
        .executeTakeFirst(),
      this.#figuresOf(this.#shownReviews()),
    ]);
    return { finishedOrders: Number(orders?.count ?? 0), ...reviews };
  }

  async climbing() {
    const rows = await this.#sql
      .selectFrom('OrderRow')
      .select(({ fn }) => ['game', fn.countAll<string>().as('orders'), ofCustomers(fn).as('customers')])
      .where('state', 'in', playedStates)
      .where('service', 'in', climbServices)
      .where('pausedAt', 'is', null)
      .groupBy('game')
      .execute();
    return new Map(rows.map(({ game, ...counted }) => [game, crowdOf(counted)]));
  }

  async arrivals(time: ToldTime, each: number): Promise<Arrivals> {
    const [counts, newest] = await Promise.all([
      this.#arrived(time)
        .select(({ fn }) => [
          'game',
          'service',
          fn.countAll<string>().as('orders'),
          ofCustomers(fn).as('customers'),
          ofCustomers(fn).filterWhere('finishedAt', '>=', time.today).as('today'),
          ofCustomers(fn).filterWhere('finishedAt', '<', time.today).as('earlier'),
        ])
        .groupBy(sql`grouping sets ((${sql.ref('game')}), (${sql.ref('service')}))`)
        .execute(),
      this.#newestArrived(time, each),
    ]);
    // the rows of a game have no service, and those of a service have no game
    const isOfService = ({ service }: { readonly service: string | null }) => service !== null;
    return {
      games: new Map(counts.filter((row) => !isOfService(row)).map((row) => [row.game, crowdOf(row)])),
      customers: new Map(
        counts
          .filter(isOfService)
          .map(({ service, customers, today, earlier }) => [
            service,
            { week: Number(customers), today: Number(today), earlier: Number(earlier) },
          ]),
      ),
      newest,
    };
  }

  async #newestArrived(time: ToldTime, each: number): Promise<Arrivals['newest']> {
    const numbered = this.#arrived(time).select(({ fn }) => [
      'id',
      fn
        .agg<string>('row_number')
        .over((over) => over.partitionBy('service').orderBy('finishedAt', 'desc').orderBy('id'))
        .as('nth'),
    ]);
    const newest = this.#sql.selectFrom(numbered.as('numbered')).select('id').where('nth', '<=', String(each));
    const rows = await this.#sql
      .selectFrom('OrderRow')
      .select(['id', 'draft', 'finishedAt'])
      .where('id', 'in', newest)
      .execute();
    return readableRows('showcase-arrivals', rows, ({ draft, finishedAt }) =>
      finishedAt ? [{ draft: readableDraft(draft), finishedAt }] : [],
    ).flat();
  }

  /** As `arrivalOf` (kernel) says it of an order: only a proven goal sets `closesAt` at the finish. */
  #arrived({ since, until }: ToldTime) {
    return this.#sql
      .selectFrom('OrderRow')
      .where('finishedAt', '>=', since)
      .where('finishedAt', '<', until)
      .where('state', 'in', arrivedStates)
      .where('service', 'in', climbServices)
      .where('closesAt', 'is not', null)
      .where('disputed', '=', false)
      .where('refundedAmount', '=', 0);
  }

  async #newest(shown: ShownReviews, limit: number): Promise<readonly Review[]> {
    const rows = await shown.selectAll().orderBy('createdAt', 'desc').limit(limit).execute();
    return readableRows('showcase-reviews', rows, shownReviewOf);
  }

  async #figuresOf(shown: ShownReviews) {
    const row = await shown
      .select(({ fn }) => [fn.countAll<string>().as('count'), fn.avg<string | null>('stars').as('average')])
      .executeTakeFirst();
    const average = row?.average ?? null;
    return { reviews: Number(row?.count), stars: average === null ? null : Number(average) };
  }

  #shownReviews(): ShownReviews {
    return this.#sql.selectFrom('OrderReviewRow').where('hidden', '=', false);
  }

  get #sql() {
    return this.#database.sql<OrderTables>();
  }
}

const ofCustomers = (fn: FunctionModule<OrderTables, 'OrderRow'>) => fn.count<string>('customerId').distinct();

const crowdOf = ({ orders, customers }: { readonly orders: string; readonly customers: string }): Crowd => ({
  orders: Number(orders),
  customers: Number(customers),
});

/** A review for the public. @throws if its service is not in today's catalogue */
const shownReviewOf = (row: Parameters<typeof reviewOf>[0]): Review => {
  serviceOf(row.service);
  return reviewOf(row);
};

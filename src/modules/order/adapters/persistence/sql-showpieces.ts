import { type SelectQueryBuilder, sql } from 'kysely';
import { arrivedStates } from '#kernel/arrival.ts';
import { fewest } from '#kernel/crowd.ts';
import { confirmedStates, serviceOf } from '#kernel/vocabulary.ts';
import type { Database } from '#platform/db/database.ts';
import { pageInOrder } from '#platform/db/lists.ts';
import { leaveOut, readableRows } from '#platform/readable-rows.ts';
import type { Arrivals, ShownOrder, Showpieces } from '../../application/ports.ts';
import type { Review } from '../../domain/review.ts';
import { playedStates } from '../../domain/states.ts';
import { climbServices, type ToldTime } from '../../domain/told-climbs.ts';
import { readableDraft } from './stored-draft.ts';
import { reviewOf, type OrderTables } from './order-mapping.ts';

type ShownReviews = SelectQueryBuilder<OrderTables, 'OrderReviewRow', object>;

/** Shown reviews are found by partial indexes, and orders by those of states and times. */
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

  reviews(limit: number, before: Date): Promise<readonly Review[]> {
    return this.#newest(this.#shownReviews().where('createdAt', '<', before), limit);
  }

  reviewsOf(boosterId: string, limit: number): Promise<readonly Review[]> {
    return this.#newest(this.#shownReviews().where('boosterId', '=', boosterId), limit);
  }

  async figures(before: Date) {
    const row = await this.#shownReviews()
      .where('createdAt', '<', before)
      .select(({ fn }) => [fn.countAll<string>().as('count'), fn.avg<string | null>('stars').as('average')])
      .executeTakeFirst();
    const average = row?.average ?? null;
    return { reviews: Number(row?.count), stars: average === null ? null : Number(average) };
  }

  /** Only orders that are played now, or that changed since then, may have been played; their last step before it tells. */
  async playedAt(moment: Date) {
    const rows = await this.#sql
      .selectFrom('OrderRow')
      .select(({ fn }) => ['game', fn.countAll<string>().as('orders')])
      .where('service', 'in', climbServices)
      .where((where) => where.or([where('state', 'in', playedStates), where('updatedAt', '>=', moment)]))
      .where(
        (where) =>
          where
            .selectFrom('OrderEventRow')
            .select('to')
            .whereRef('orderId', '=', 'OrderRow.id')
            .where('at', '<', moment)
            .where('to', 'is not', null)
            .orderBy('OrderEventRow.id', 'desc')
            .limit(1),
        'in',
        playedStates,
      )
      .groupBy('game')
      .having(customers, '>=', fewest)
      .execute();
    return new Map(rows.map(({ game, orders }) => [game, Number(orders)]));
  }

  async arrivals(time: ToldTime): Promise<Arrivals> {
    const tierOf = (place: string) => sql<string | null>`${sql.ref('draft')} -> ${sql.lit(place)} ->> 'tier'`;
    const rows = await this.#arrived(time)
      .select(({ fn }) => [
        'game',
        'service',
        tierOf('current').as('from'),
        tierOf('target').as('to'),
        fn.countAll<string>().as('orders'),
      ])
      .groupBy(sql`grouping sets ((game), (game, service, ${tierOf('current')}, ${tierOf('target')}))`)
      .having(customers, '>=', fewest)
      .execute();
    // the rows of a game have no service
    return {
      games: new Map(rows.filter((row) => row.service === null).map(({ game, orders }) => [game, Number(orders)])),
      climbs: rows.flatMap(({ game, service, from, to }) =>
        service && from && to ? [{ game, service, from, to }] : [],
      ),
    };
  }

  readonly leftOut = (part: string, error: unknown): void => leaveOut(part, '', error);

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

  #shownReviews(): ShownReviews {
    return this.#sql.selectFrom('OrderReviewRow').where('hidden', '=', false);
  }

  get #sql() {
    return this.#database.sql<OrderTables>();
  }
}

const customers = sql<number>`count(distinct customer_id)`;

/** A review for the public. @throws if its service is not in today's catalogue */
const shownReviewOf = (row: Parameters<typeof reviewOf>[0]): Review => {
  serviceOf(row.service);
  return reviewOf(row);
};

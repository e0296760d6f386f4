import type { SelectQueryBuilder } from 'kysely';
import { confirmedStates, serviceOf } from '#kernel/vocabulary.ts';
import type { Database } from '#platform/db/database.ts';
import { pageInOrder } from '#platform/db/lists.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { ShownOrder, Showpieces } from '../../application/ports.ts';
import type { Review } from '../../domain/review.ts';
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

/** A review for the public. @throws if its service is not in today's catalogue */
const shownReviewOf = (row: Parameters<typeof reviewOf>[0]): Review => {
  serviceOf(row.service);
  return reviewOf(row);
};

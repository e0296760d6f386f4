import type { Listed } from '#kernel/lists.ts';
import { type Selectable, sql, type SqlBool } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { boundedCount, inRange, oneOfEach, pageInOrder, searchedAtMost } from '#platform/db/lists.ts';
import { patternsOf } from '#platform/db/search.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { ListedReview, Reviews, ReviewsPart } from '../../application/ports.ts';
import type { JudgedReview, Judgement } from '../../domain/review.ts';
import { reviewOf, type OrderTables } from './order-mapping.ts';
import { searchedReview } from './order.table.ts';

type Row = Selectable<OrderTables['OrderReviewRow']>;

export class SqlReviews implements Reviews {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #sql() {
    return this.#database.sql<OrderTables>();
  }

  async lock(orderId: string): Promise<JudgedReview | undefined> {
    const found = this.#sql.selectFrom('OrderReviewRow').selectAll().where('orderId', '=', orderId);
    const row = await found.forUpdate().executeTakeFirst();
    return row && judgedOf(row);
  }

  async save({ orderId, hidden, judgement }: JudgedReview): Promise<void> {
    const judged = {
      judgedBy: judgement?.by ?? null,
      judgedByName: judgement?.byName ?? null,
      judgedAt: judgement?.at ?? null,
      judgedBecause: judgement?.because ?? null,
    };
    await this.#sql
      .updateTable('OrderReviewRow')
      .set({ hidden, ...judged })
      .where('orderId', '=', orderId)
      .execute();
  }

  async list({ from, limit, descending, ...part }: ReviewsPart): Promise<Listed<ListedReview>> {
    // a function, because each use needs a newly built query: MikroORM's plugin caches a query's tables under the
    // query's first node
    const reviews = () => {
      let judged = this.#sql
        .selectFrom('OrderReviewRow as review')
        .where(oneOfEach({ 'review.orderId': part.orderIds, 'review.boosterId': part.boosterIds }))
        .where(inRange('review.createdAt', part.created));
      if (part.stars) judged = judged.where(sql<boolean>`${sql.ref('review.stars')} = any(${part.stars}::int[])`);
      for (const pattern of patternsOf(part.search ?? ''))
        judged = judged.where(sql.raw<string>(searchedReview), 'like', pattern);
      return part.hidden === undefined ? judged : judged.where('review.hidden', '=', part.hidden);
    };
    const wanted = () =>
      reviews()
        .innerJoin('OrderRow as reviewed', 'reviewed.id', 'review.orderId')
        .where(oneOfEach({ 'reviewed.customerId': part.customerIds }));
    const shown = wanted()
      .selectAll('review')
      .select(['reviewed.number', 'reviewed.customerId', 'reviewed.customerName', 'reviewed.boosterName']);
    // The count does not join orders unless a filter needs them, since every review has one order. Without any filter,
    // the `order by` makes PostgreSQL count along the index, which stays in the cache. Otherwise PostgreSQL would read
    // the large table each time.
    const { orderIds, boosterIds, customerIds, stars, created, hidden, search } = part;
    const isAsked = [orderIds, boosterIds, customerIds, stars, created, hidden, search].some((of) => of !== undefined);
    const all = reviews().orderBy('review.createdAt').orderBy('review.orderId');
    const found = customerIds ? wanted() : isAsked ? reviews() : all;
    // one index scan per number of stars: a condition on several at once would walk the whole list in its order
    const places =
      stars && stars.length > 1 ? stars.map((one) => sql<SqlBool>`${sql.ref('review.stars')} = ${one}`) : undefined;
    const [rows, counted] = await Promise.all([
      pageInOrder(shown, ['review.createdAt', 'review.orderId'], { from, limit, descending, places }),
      boundedCount(this.#sql, found, search === undefined ? undefined : searchedAtMost),
    ]);
    return { rows: readableRows('reviews', rows, listedOf), ...counted };
  }
}

const listedOf = (
  row: Row & { number: number; customerId: string; customerName: string; boosterName: string | null },
): ListedReview => ({
  ...judgedOf(row),
  orderNumber: String(row.number),
  customerId: row.customerId,
  customerName: row.customerName,
  boosterId: row.boosterId,
  boosterName: row.boosterName,
});

const judgedOf = (row: Row): JudgedReview => ({ ...reviewOf(row), hidden: row.hidden, judgement: judgementOf(row) });

const judgementOf = ({ judgedBy: by, judgedByName, judgedAt: at, judgedBecause }: Row): Judgement | null =>
  by === null || at === null ? null : { by, byName: judgedByName ?? '', at, because: judgedBecause ?? '' };

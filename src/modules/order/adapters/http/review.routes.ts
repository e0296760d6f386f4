import type { AdminReview } from '#contract/order/review.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Handlers } from '#platform/http/handler.ts';
import { lists } from '#contract/lists.ts';
import { flagOf, pageOf, parseListQuery, rangeOf, searchOf, valuesOf } from '#platform/http/list-query.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { JudgeReview } from '../../application/judge-review.ts';
import type { ListedReview, Reviews } from '../../application/ports.ts';

type ReviewHandlers = Handlers<
  'GET /admin/reviews' | 'GET /admin/reviews/:id' | 'POST /admin/hide-review' | 'POST /admin/show-review'
>;

export const reviewRoutes = (reviews: Reviews, judge: JudgeReview): ReviewHandlers => {
  const one = async (id: string): Promise<AdminReview> => {
    const { rows } = await reviews.list({ from: 0, limit: 1, descending: true, orderIds: [id] });
    if (!rows[0]) throw new DomainError('order.review_not_found');
    return view(rows[0]);
  };
  return {
    'GET /admin/reviews': async ({ query }) => {
      const { from, limit, sort, filter } = parseListQuery(query, lists['GET /admin/reviews']);
      const { rows, total, atLeast } = await reviews.list({
        from,
        limit,
        descending: sort.descending,
        orderIds: valuesOf(filter['id']),
        boosterIds: valuesOf(filter['boosterId']),
        customerIds: valuesOf(filter['customerId']),
        stars: valuesOf(filter['stars'])?.map(Number).filter(isStars),
        hidden: flagOf(filter['hidden']),
        search: searchOf(filter),
        created: rangeOf(filter, 'createdAt'),
      });
      return pageOf(readableRows('reviews', rows, view), from, total, atLeast);
    },

    'GET /admin/reviews/:id': ({ params }) => one(params.id),

    'POST /admin/hide-review': async ({ body: { reviewId: orderId, reason: because } }, { caller: by }) => {
      await judge({ orderId, hidden: true, because, by });
      return one(orderId);
    },

    'POST /admin/show-review': async ({ body: { reviewId: orderId, reason: because } }, { caller: by }) => {
      await judge({ orderId, hidden: false, because, by });
      return one(orderId);
    },
  };
};

/**
 * Whether a review can have this number of stars. The filter drops other numbers: a very large one would not fit the
 * column's type.
 */
const isStars = (stars: number): boolean => Number.isInteger(stars) && stars >= 1 && stars <= 5;

const view = ({ orderId, at, firstName: _firstName, judgement, ...review }: ListedReview): AdminReview => ({
  ...review,
  id: orderId,
  judgement: judgement && {
    byName: judgement.byName,
    at: judgement.at.toISOString(),
    because: judgement.because,
  },
  createdAt: at.toISOString(),
});

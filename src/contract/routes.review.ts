import * as z from 'zod/mini';
import { IdParams, ListQuery } from './common.ts';
import { AdminReview, JudgeReview, PublicBooster } from './review.ts';
import { about, anyone, route, staff, type RouteTable } from './route.ts';

/** What everybody sees of a booster, and how the console judges reviews. */
export const reviewRoutes = {
  'GET /boosters/:id': route({
    summary: 'A booster’s public page; no personal data but the display name',
    access: anyone,
    params: IdParams,
    status: 200,
    answer: PublicBooster,
    refusals: ['booster.not_found'],
    cacheable: true,
  }),
  'GET /admin/reviews': route({
    summary: 'Reviews',
    access: staff('content:read'),
    query: ListQuery,
    status: 200,
    answer: z.array(AdminReview),
    list: 'reviews',
  }),
  'GET /admin/reviews/:id': route({
    summary: 'One review',
    access: staff('content:read'),
    params: IdParams,
    status: 200,
    answer: AdminReview,
    refusals: ['order.review_not_found'],
  }),
  'POST /admin/hide-review': route({
    summary: 'Hide a review from everybody but its customer, with a reason',
    access: staff('content:write'),
    body: JudgeReview,
    audit: about('reviews', 'body.reviewId'),
    status: 200,
    answer: AdminReview,
    refusals: ['order.review_not_found', 'order.review_unchanged'],
    idempotent: true,
  }),
  'POST /admin/show-review': route({
    summary: 'Show a hidden review again, with a reason',
    access: staff('content:write'),
    body: JudgeReview,
    audit: about('reviews', 'body.reviewId'),
    status: 200,
    answer: AdminReview,
    refusals: ['order.review_not_found', 'order.review_unchanged'],
    idempotent: true,
  }),
} as const satisfies RouteTable;

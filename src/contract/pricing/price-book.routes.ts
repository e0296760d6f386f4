import * as z from 'zod/mini';
import { IdParams, ListQuery } from '../common.ts';
import { about, route, type RouteTable, staff } from '../route.ts';
import * as prices from './price-book.ts';

/** Versions of the price book: only ever added, never changed. */
export const priceBookRoutes = {
  'GET /admin/price-books': route({
    summary: 'Versions of the price book, the latest first',
    access: staff('prices:read'),
    query: ListQuery,
    status: 200,
    answer: z.array(prices.AdminPriceBookRow),
    list: 'price-books',
  }),
  'GET /admin/price-books/:id': route({
    summary: 'One version with its whole document',
    access: staff('prices:read'),
    params: IdParams,
    status: 200,
    answer: prices.AdminPriceBook,
    refusals: ['pricing.book_not_found'],
  }),
  'POST /admin/price-books': route({
    summary:
      'Publish a price book, at once or at a set time. Sending the document of an older version restores its prices',
    access: staff('prices:write'),
    body: prices.PublishPriceBook,
    // the document is stored in its version and never changes
    audit: about('price-books', 'answer.id', 'document'),
    status: 201,
    answer: prices.AdminPriceBookRow,
    refusals: ['pricing.book_outdated', 'pricing.book_scheduled', 'pricing.book_unchanged', 'pricing.book_time_passed'],
    idempotent: true,
  }),
  'POST /admin/price-books/:id/cancel': route({
    summary: 'Cancel a version that is not published yet',
    access: staff('prices:write'),
    params: IdParams,
    body: prices.CancelPriceBook,
    audit: about('price-books', 'params.id'),
    status: 200,
    answer: prices.AdminPriceBook,
    refusals: ['pricing.book_not_found', 'pricing.book_not_scheduled'],
    idempotent: true,
  }),
  'POST /admin/price-preview': route({
    summary: 'What recent orders would have cost with this price book',
    access: staff('prices:read'),
    changesNothing: true,
    body: prices.PreviewPriceBook,
    status: 200,
    answer: prices.PricePreview,
  }),
} as const satisfies RouteTable;

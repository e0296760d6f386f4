import * as z from 'zod/mini';
import { IdParams, ListQuery } from '../common.ts';
import { about, anyone, moving, only, route, type RouteTable, staff } from '../route.ts';
import * as shop from './schemas.ts';

/** Bytes for the most lines of the greatest length, at three bytes a character. */
const stockBytes = 256 * 1024;

/** Accounts on sale: the public lists, purchases, and the console's commands. */
export const shopRoutes = {
  'GET /listings': route({
    summary: 'Accounts on sale',
    access: anyone,
    query: ListQuery,
    status: 200,
    answer: z.array(shop.Listing),
    list: 'listings',
  }),
  'POST /listings/:id/purchases': route({
    summary:
      'Buy an account and pay it from the balance. The answer has its credentials, which are not stored with the answer',
    access: only('customer'),
    params: IdParams,
    body: shop.BuyAccount,
    perQuarterHour: 100,
    status: 201,
    answer: shop.Purchase,
    refusals: ['shop.listing_not_found', 'shop.sold_out', 'shop.price_changed', 'wallet.insufficient_balance'],
    idempotent: true,
  }),
  'GET /purchases': route({
    summary: 'Own purchases, with their credentials',
    access: only('customer'),
    query: ListQuery,
    status: 200,
    answer: z.array(shop.Purchase),
    list: 'purchases',
  }),
  'GET /admin/listings': route({
    summary: 'Listings',
    access: staff('listings:read'),
    query: ListQuery,
    status: 200,
    answer: z.array(shop.AdminListing),
    list: 'listings',
  }),
  'GET /admin/listings/:id': route({
    summary: 'One listing',
    access: staff('listings:read'),
    params: IdParams,
    status: 200,
    answer: shop.AdminListing,
    refusals: ['shop.listing_not_found'],
  }),
  'POST /admin/listings': route({
    summary: 'Create a listing',
    access: staff('listings:write'),
    body: shop.NewListing,
    audit: about('listings', 'answer.id'),
    status: 201,
    answer: shop.AdminListing,
    idempotent: true,
  }),
  'PUT /admin/listings/:id': route({
    summary: 'Change a listing (partial)',
    access: staff('listings:write'),
    params: IdParams,
    body: shop.ChangeListing,
    edits: true,
    audit: about('listings', 'params.id'),
    status: 200,
    answer: shop.AdminListing,
    refusals: ['request.conflict', 'shop.listing_not_found'],
  }),
  'GET /admin/stock-accounts': route({
    summary: 'Accounts in stock and sold, without credentials',
    access: staff('listings:read'),
    query: ListQuery,
    status: 200,
    answer: z.array(shop.AdminStockAccount),
    list: 'stock-accounts',
  }),
  'GET /admin/stock-accounts/:id': route({
    summary: 'One stock account',
    access: staff('listings:read'),
    params: IdParams,
    status: 200,
    answer: shop.AdminStockAccount,
    refusals: ['shop.stock_account_not_found'],
  }),
  'POST /admin/add-smurf': route({
    summary: 'Add accounts to a listing’s stock, all or none',
    access: staff('listings:write'),
    body: shop.AddSmurf,
    audit: about('listings', 'body.cardId', 'lines'),
    bodyBytes: stockBytes,
    status: 201,
    answer: shop.AdminListing,
    refusals: ['shop.listing_not_found', 'shop.lines_unreadable', 'shop.accounts_known'],
    idempotent: true,
  }),
  'POST /admin/preview-smurf': route({
    summary: 'Preview the result of each line. Changes nothing',
    access: staff('listings:write'),
    changesNothing: true,
    body: shop.AddSmurf,
    bodyBytes: stockBytes,
    status: 200,
    answer: shop.SmurfPreview,
    refusals: ['shop.listing_not_found'],
  }),
  'POST /admin/restore-smurf': route({
    summary: 'Take a sold account back and refund it',
    access: staff('listings:write'),
    body: shop.RestoreSmurf,
    audit: moving(about('stock-accounts', 'body.stockAccountId', 'password')),
    status: 200,
    answer: shop.AdminStockAccount,
    refusals: ['shop.stock_account_not_found', 'shop.not_sold', 'shop.credentials_gone'],
    idempotent: true,
  }),
} as const satisfies RouteTable;

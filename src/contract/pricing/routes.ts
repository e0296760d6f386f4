import * as z from 'zod/mini';
import { IdParams, ListQuery } from '../common.ts';
import { pricingRefusals } from '../order/refusals.ts';
import { about, anyone, route, type RouteTable, staff } from '../route.ts';
import {
  AddedCoupons,
  AdminCoupon,
  Catalog,
  ChangeCoupon,
  CouponFile,
  CouponPreview,
  CouponUse,
  Draft,
  EndCoupon,
  NewCoupon,
  Quote,
} from './schemas.ts';

const bodyBytes = 512 * 1024;

const ofTheFile = [
  'pricing.coupon_columns_missing',
  'pricing.coupon_columns_unknown',
  'pricing.coupon_lines_too_many',
] as const;

/** The catalogue, prices of drafts, and coupons. */
export const pricingRoutes = {
  'GET /catalog': route({
    summary: 'Services, ladders, servers, surcharges',
    access: anyone,
    status: 200,
    answer: Catalog,
    cacheable: true,
  }),
  'POST /orders/calculate': route({
    summary: 'Calculate the price of a draft',
    access: anyone,
    changesNothing: true,
    body: Draft,
    status: 200,
    answer: Quote,
    refusals: pricingRefusals,
  }),
  'GET /admin/coupons': route({
    summary: 'Coupons',
    access: staff('coupons:read'),
    query: ListQuery,
    status: 200,
    answer: z.array(AdminCoupon),
    list: 'coupons',
  }),
  'GET /admin/coupons/:id': route({
    summary: 'One coupon',
    access: staff('coupons:read'),
    params: IdParams,
    status: 200,
    answer: AdminCoupon,
    refusals: ['pricing.coupon_not_found'],
  }),
  'GET /admin/coupons/:id/uses': route({
    summary: 'The latest uses of a coupon',
    access: staff('coupons:read'),
    params: IdParams,
    status: 200,
    answer: z.array(CouponUse),
    refusals: ['pricing.coupon_not_found'],
  }),
  'POST /admin/coupons': route({
    summary: 'Create a coupon',
    access: staff('coupons:write'),
    body: NewCoupon,
    audit: about('coupons', 'answer.id'),
    status: 201,
    answer: AdminCoupon,
    refusals: ['pricing.coupon_code_taken', 'pricing.coupon_window_empty'],
    idempotent: true,
  }),
  'PUT /admin/coupons/:id': route({
    summary: 'Change a coupon (partial). A used coupon keeps its code and its discount',
    access: staff('coupons:write'),
    params: IdParams,
    body: ChangeCoupon,
    edits: true,
    audit: about('coupons', 'params.id'),
    status: 200,
    answer: AdminCoupon,
    refusals: [
      'request.conflict',
      'pricing.coupon_not_found',
      'pricing.coupon_code_taken',
      'pricing.coupon_window_empty',
      'pricing.coupon_used',
      'pricing.coupon_code_short',
      'pricing.coupon_total_below_uses',
    ],
  }),
  'POST /admin/end-coupon': route({
    summary: 'End a coupon now',
    access: staff('coupons:write'),
    body: EndCoupon,
    audit: about('coupons', 'body.couponId'),
    status: 200,
    answer: AdminCoupon,
    refusals: ['pricing.coupon_not_found', 'pricing.coupon_ended'],
    idempotent: true,
  }),
  'POST /admin/add-coupons': route({
    summary: 'Create the coupons of a CSV text, all or none',
    access: staff('coupons:write'),
    body: CouponFile,
    bodyBytes,
    // it is about several coupons; the answer has their ids
    audit: about('coupons', 'answer.id', 'text'),
    status: 201,
    answer: AddedCoupons,
    refusals: [...ofTheFile, 'pricing.coupon_lines_wrong', 'pricing.coupon_codes_taken'],
    idempotent: true,
  }),
  'POST /admin/preview-coupons': route({
    summary: 'Preview the result of each line of a CSV text. Changes nothing',
    access: staff('coupons:write'),
    changesNothing: true,
    body: CouponFile,
    bodyBytes,
    status: 200,
    answer: CouponPreview,
    refusals: [...ofTheFile],
  }),
} as const satisfies RouteTable;

import { AddedCoupons, CouponFile, CouponPreview } from './pricing.ts';
import { about, route, staff, type RouteTable } from './route.ts';

const bodyBytes = 512 * 1024;
const ofTheFile = [
  'pricing.coupon_columns_missing',
  'pricing.coupon_columns_unknown',
  'pricing.coupon_lines_too_many',
] as const;

/** Many coupons at once, out of a table. */
export const couponFileRoutes = {
  'POST /admin/add-coupons': route({
    summary: 'Make the coupons of a CSV text, all or none',
    access: staff('coupons:write'),
    body: CouponFile,
    bodyBytes,
    // it is about none of them alone: which they are, its answer says
    audit: about('coupons', 'answer.id', 'text'),
    status: 201,
    answer: AddedCoupons,
    refusals: [...ofTheFile, 'pricing.coupon_lines_wrong', 'pricing.coupon_codes_taken'],
    idempotent: true,
  }),
  'POST /admin/preview-coupons': route({
    summary: 'Say of every line of a CSV text what adding it would come to; changes nothing',
    access: staff('coupons:write'),
    changesNothing: true,
    body: CouponFile,
    bodyBytes,
    status: 200,
    answer: CouponPreview,
    refusals: [...ofTheFile],
  }),
} as const satisfies RouteTable;

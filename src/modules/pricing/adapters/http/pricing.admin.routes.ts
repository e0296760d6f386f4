import type { Handlers } from '#platform/http/handler.ts';
import { parseListQuery } from '#platform/http/list-query.ts';
import { type CouponList, couponListRules } from '../persistence/coupon-list.ts';

export const pricingAdminRoutes = (coupons: CouponList): Handlers<'GET /admin/coupons'> => ({
  'GET /admin/coupons': ({ query }) => coupons.page(parseListQuery(query, couponListRules)),
});

import type { Handlers } from '#platform/http/handler.ts';
import { parseListQuery } from '#platform/http/list-query.ts';
import { type CouponList, couponListRules } from '../persistence/coupon-list.ts';

export type PricingAdminHandlers = Handlers<'GET /admin/coupons'>;

export const pricingAdminRoutes = (coupons: CouponList): PricingAdminHandlers => ({
  'GET /admin/coupons': ({ query }) => coupons.page(parseListQuery(query, couponListRules)),
});

import { DomainError } from '#kernel/refusal.ts';
import { handlers } from '#platform/http/handler.ts';
import { lists } from '#contract/lists.ts';
import { parseListQuery } from '#platform/http/list-query.ts';
import type { ChangeCoupon } from '../../application/change-coupon.ts';
import type { CreateCoupon } from '../../application/create-coupon.ts';
import type { EndCoupon } from '../../application/end-coupon.ts';
import type { AddCoupons } from '../../application/add-coupons.ts';
import type { PreviewCoupons } from '../../application/preview-coupons.ts';
import { promiseOf } from '../coupon-answer.ts';
import type { CouponList } from '../persistence/coupon-list.ts';
import { couponLines } from './coupon-file.ts';
import { changeOf, factsOf } from './coupon-wire.ts';

export const pricingAdminRoutes = (
  coupons: CouponList,
  createCoupon: CreateCoupon,
  changeCoupon: ChangeCoupon,
  endCoupon: EndCoupon,
  previewCoupons: PreviewCoupons,
  addCoupons: AddCoupons,
) => {
  const coupon = async (id: string) => {
    const found = await coupons.one(id);
    if (!found) throw new DomainError('pricing.coupon_not_found');
    return found;
  };
  return handlers({
    'GET /admin/coupons': ({ query }) => coupons.page(parseListQuery(query, lists['GET /admin/coupons'])),
    'GET /admin/coupons/:id': ({ params }) => coupon(params.id),
    'GET /admin/coupons/:id/uses': async ({ params }) => coupons.uses((await coupon(params.id)).id),
    'POST /admin/coupons': async ({ body }) => coupon(await createCoupon(factsOf(body))),
    'PUT /admin/coupons/:id': async ({ params, body }) => {
      await changeCoupon(params.id, changeOf(body));
      return coupon(params.id);
    },
    'POST /admin/end-coupon': async ({ body: { couponId } }) => {
      await endCoupon(couponId);
      return coupon(couponId);
    },
    'POST /admin/preview-coupons': async ({ body }) => {
      const lines = await previewCoupons(couponLines(body.text));
      return {
        lines: lines.map(({ coupon: facts, ...line }) => ({
          ...line,
          faults: [...line.faults],
          coupon: facts && promiseOf(facts),
        })),
      };
    },
    'POST /admin/add-coupons': async ({ body }) => {
      const codes = await addCoupons(couponLines(body.text));
      return { added: codes.length, codes: [...codes] };
    },
  });
};

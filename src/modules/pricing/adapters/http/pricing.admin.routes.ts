import type { ChangeCoupon as WireChange, NewCoupon } from '#contract/pricing.ts';
import { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Handlers } from '#platform/http/handler.ts';
import { parseListQuery } from '#platform/http/list-query.ts';
import type { ChangeCoupon } from '../../application/change-coupon.ts';
import type { CreateCoupon } from '../../application/create-coupon.ts';
import type { EndCoupon } from '../../application/end-coupon.ts';
import type { Discount } from '../../domain/coupon.ts';
import type { CouponChange } from '../../domain/coupon-change.ts';
import { type CouponList, couponListRules } from '../persistence/coupon-list.ts';

export type PricingAdminHandlers = Handlers<
  | 'GET /admin/coupons'
  | 'GET /admin/coupons/:id'
  | 'GET /admin/coupons/:id/uses'
  | 'POST /admin/coupons'
  | 'PUT /admin/coupons/:id'
  | 'POST /admin/end-coupon'
>;

export const pricingAdminRoutes = (
  coupons: CouponList,
  createCoupon: CreateCoupon,
  changeCoupon: ChangeCoupon,
  endCoupon: EndCoupon,
): PricingAdminHandlers => {
  const coupon = async (id: string) => {
    const found = await coupons.one(id);
    if (!found) throw new DomainError('pricing.coupon_not_found');
    return found;
  };
  return {
    'GET /admin/coupons': ({ query }) => coupons.page(parseListQuery(query, couponListRules)),
    'GET /admin/coupons/:id': ({ params }) => coupon(params.id),
    'GET /admin/coupons/:id/uses': async ({ params }) => coupons.uses((await coupon(params.id)).id),
    'POST /admin/coupons': async ({ body }) => coupon(await createCoupon.run(factsOf(body))),
    'PUT /admin/coupons/:id': async ({ params, body }) => {
      await changeCoupon.run(params.id, changeOf(body));
      return coupon(params.id);
    },
    'POST /admin/end-coupon': async ({ body: { couponId } }) => {
      await endCoupon.run(couponId);
      return coupon(couponId);
    },
  };
};

/** What is not said does not limit. */
const factsOf = ({
  code,
  discount,
  services = [],
  totalUses = null,
  usesPerCustomer = null,
  ...limits
}: NewCoupon) => ({
  code,
  discount: discountOf(discount),
  services,
  totalUses,
  usesPerCustomer,
  validFrom: timeOf(limits.validFrom) ?? null,
  validUntil: timeOf(limits.validUntil) ?? null,
  minimumTotal: moneyOf(limits.minimumTotal) ?? null,
  maximumDiscount: moneyOf(limits.maximumDiscount) ?? null,
});

const changeOf = ({
  discount,
  validFrom,
  validUntil,
  minimumTotal,
  maximumDiscount,
  ...change
}: WireChange): CouponChange => ({
  ...change,
  discount: discount && discountOf(discount),
  validFrom: timeOf(validFrom),
  validUntil: timeOf(validUntil),
  minimumTotal: moneyOf(minimumTotal),
  maximumDiscount: moneyOf(maximumDiscount),
});

const discountOf = (discount: NewCoupon['discount']): Discount =>
  discount.type === 'amount' ? { type: 'amount', amount: Money.from(discount.amount) } : discount;
const timeOf = (time: string | null | undefined) => (typeof time === 'string' ? new Date(time) : time);
const moneyOf = (money: NewCoupon['minimumTotal']) => (money ? Money.from(money) : money);

import type { RouteInputOf } from '#contract/client.ts';

export type NewCoupon = RouteInputOf<'POST /admin/coupons'>['body'];

type Discount = NewCoupon['discount'];
/** The form's values. The field of the discount type that is not chosen keeps its earlier input. */
interface TypedDiscount {
  readonly type: Discount['type'];
  readonly percent?: number;
  readonly amount?: Extract<Discount, { type: 'amount' }>['amount'];
}

/** Keeps only the field of the chosen discount type. */
export function withOneDiscount<C extends Pick<NewCoupon, 'discount'>>(coupon: C): C {
  const { type, percent, amount }: TypedDiscount = coupon.discount;
  return { ...coupon, discount: type === 'amount' ? { type, amount } : { type, percent } };
}

import type { RouteInputOf } from '#contract/client.ts';

export type NewCoupon = RouteInputOf<'POST /admin/coupons'>['body'];

type Discount = NewCoupon['discount'];
/** What the form holds: the field of the kind that was not chosen keeps what was typed into it before. */
interface TypedDiscount {
  readonly type: Discount['type'];
  readonly percent?: number;
  readonly amount?: Extract<Discount, { type: 'amount' }>['amount'];
}

/** Only the discount of the kind that was chosen. */
export function withOneDiscount<C extends Pick<NewCoupon, 'discount'>>(coupon: C): C {
  const { type, percent, amount }: TypedDiscount = coupon.discount;
  return { ...coupon, discount: type === 'amount' ? { type, amount } : { type, percent } };
}

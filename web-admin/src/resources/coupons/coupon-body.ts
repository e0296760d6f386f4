import type { RouteInputOf } from '#contract/client.ts';

export type NewCoupon = RouteInputOf<'POST /admin/coupons'>['body'];

/** Only the discount of the kind that was chosen; the other one’s field keeps what was typed into it before. */
export const withOneDiscount = <C extends Pick<NewCoupon, 'discount'>>(coupon: C): C => {
  const { type, percent, amount } = coupon.discount as { type: string; percent?: number; amount?: object };
  return { ...coupon, discount: type === 'amount' ? { type, amount } : { type, percent } } as C;
};

import type { ChangeCoupon as WireChange, NewCoupon } from '#contract/pricing/schemas.ts';
import { Money } from '#kernel/money.ts';
import type { Coupon, Discount } from '../../domain/coupon.ts';
import type { CouponChange } from '../../domain/coupon-change.ts';

/** A missing property means that there is no such limit. */
export const factsOf = ({
  code,
  discount,
  services = [],
  totalUses = null,
  usesPerCustomer = null,
  ...limits
}: NewCoupon): Omit<Coupon, 'id'> => ({
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

export const changeOf = ({
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

import type { AdminCoupon } from '#contract/pricing/schemas.ts';
import type { Money, MoneyJson } from '#kernel/money.ts';
import type { Coupon } from '../domain/coupon.ts';

/** A coupon's terms in the contract's form. */
export const promiseOf = ({
  discount,
  validFrom,
  validUntil,
  minimumTotal,
  maximumDiscount,
  services,
  totalUses,
  usesPerCustomer,
}: Omit<Coupon, 'id' | 'code'>): Omit<AdminCoupon, 'id' | 'code' | 'used' | 'createdAt'> => ({
  discount: discount.type === 'amount' ? { ...discount, amount: json(discount.amount) } : discount,
  validFrom: validFrom?.toISOString() ?? null,
  validUntil: validUntil?.toISOString() ?? null,
  minimumTotal: minimumTotal && json(minimumTotal),
  maximumDiscount: maximumDiscount && json(maximumDiscount),
  services: [...services],
  totalUses,
  usesPerCustomer,
});

const json = ({ amount, currency }: Money): MoneyJson => ({ amount, currency });

import { v7 } from 'uuid';
import type { Coupon } from '#modules/pricing/application/ports.ts';

/** A coupon of ten percent without limits, except for the overrides. */
export const aCoupon = (overrides: Partial<Coupon> = {}): Coupon => ({
  id: v7(),
  code: 'ILKBASAMAK',
  discount: { type: 'percent', percent: 10 },
  validFrom: null,
  validUntil: null,
  minimumTotal: null,
  maximumDiscount: null,
  services: [],
  totalUses: null,
  usesPerCustomer: null,
  ...overrides,
});
